"""Checks every REST request against Discord's own OpenAPI document.

The document is not part of this project: it is ``specs/openapi.json`` of the public repository
discord/discord-api-spec. The environment variable ``DISCORD_OPENAPI`` names the file.
"""

import json
import os
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import jsonschema_rs
from jsonschema import Draft202012Validator, FormatChecker
from jsonschema.exceptions import ValidationError
from jsonschema.validators import extend
from simcord import HttpLogEntry

SETTING = "DISCORD_OPENAPI"
HOW_TO_GET_IT = (
    f"{SETTING} does not name Discord's OpenAPI document (specs/openapi.json of the public "
    "repository discord/discord-api-spec)"
)

SNOWFLAKE = {"type": ["string", "integer"], "pattern": "^(0|[1-9][0-9]*)$", "minimum": 0}
"""Ids are strings on the wire; discord.py also writes them as integers, which Discord accepts."""

KNOWN_BUT_UNWRITTEN = frozenset({"nsfw", "tts", "use_nested_fields"})
"""Fields discord.py sends and Discord takes although the document does not list them everywhere."""

Schema = Mapping[str, Any]


class Operation(NamedTuple):
    """One method of one route."""

    template: str
    method: str
    description: Schema
    path_parameters: Mapping[str, Schema]

    @property
    def query_parameters(self) -> dict[str, Schema]:
        return {
            parameter["name"]: parameter
            for parameter in self.description.get("parameters", [])
            if parameter["in"] == "query"
        }

    @property
    def body_schema(self) -> Schema | None:
        """What the JSON part must be: of an upload, too, the part ``payload_json``."""
        content = self.description.get("requestBody", {}).get("content", {})
        chosen = content.get("application/json") or content.get("multipart/form-data")
        return None if chosen is None else chosen["schema"]


class OpenApiOracle:
    """Validates requests against Discord's document.

    Creates validators on first use. A fast validator accepts valid requests; what it rejects, a
    slow one decides and explains in plain words.
    """

    def __init__(self, document: Mapping[str, Any]) -> None:
        self._operations = _operations_by_length(document["paths"])
        schemas = {**document["components"]["schemas"], "SnowflakeType": SNOWFLAKE}
        self._validator_class = _validator_class(schemas)
        self._validators: dict[int, Draft202012Validator] = {}
        self._strict_schemas = {name: _strict(schema) for name, schema in schemas.items()}
        self._quick: dict[int, jsonschema_rs.Draft202012Validator] = {}

    @classmethod
    def from_environment(cls) -> "OpenApiOracle | None":
        """The oracle, or None where no document is at hand (see :data:`HOW_TO_GET_IT`)."""
        named = os.environ.get(SETTING, "")
        if not named or not Path(named).is_file():
            return None
        return cls(json.loads(Path(named).read_text(encoding="utf-8")))

    def faults(self, request: HttpLogEntry) -> list[str]:
        """What Discord would find wrong, each in one line; empty when all is well."""
        operation, arguments = self._find(request)
        where = f"{request.method} {request.path}"
        if operation is None:
            return [f"{where}: Discord knows no such request"]
        return [
            f"{where}: {fault}"
            for fault in (
                *self._path_faults(operation, arguments),
                *self._query_faults(operation, request.params),
                *self._body_faults(operation, _as_documented(request)),
            )
        ]

    def _find(self, request: HttpLogEntry) -> tuple[Operation | None, dict[str, str]]:
        segments = request.path.strip("/").split("/")
        best: tuple[int, Operation, dict[str, str]] | None = None
        for operation in self._operations.get((request.method, len(segments)), ()):
            arguments = _match(operation.template, segments)
            if arguments is not None and (best is None or len(arguments) < best[0]):
                best = (len(arguments), operation, arguments)
        return (None, {}) if best is None else (best[1], best[2])

    def _path_faults(self, operation: Operation, arguments: Mapping[str, str]) -> Iterator[str]:
        for name, value in arguments.items():
            schema = operation.path_parameters[name]["schema"]
            for error in self._errors(schema, value):
                yield f"path {name}: {error.message}"

    def _query_faults(self, operation: Operation, query: Mapping[str, Any]) -> Iterator[str]:
        known = operation.query_parameters
        for name, parameter in known.items():
            if parameter.get("required") and name not in query:
                yield f"query {name} is missing"
        for name, value in query.items():
            if name not in known:
                if name not in KNOWN_BUT_UNWRITTEN:
                    yield f"query {name} is unknown"
                continue
            schema = known[name]["schema"]
            for error in self._errors(schema, _query_value(value, schema)):
                yield f"query {name}: {error.message}"

    def _body_faults(self, operation: Operation, body: Any) -> Iterator[str]:
        schema = operation.body_schema
        if schema is None:
            if body:
                yield "a body is sent where none is wanted"
        elif body is None:
            if operation.description["requestBody"].get("required"):
                yield "the body is missing"
        else:
            for error in self._errors(schema, body):
                yield f"{'.'.join(map(str, error.absolute_path)) or 'body'}: {_shorten(error)}"

    def _errors(self, schema: Schema, value: Any) -> Iterator[ValidationError]:
        return iter(()) if self._is_sound(schema, value) else self._explain(schema, value)

    def _is_sound(self, schema: Schema, value: Any) -> bool:
        validator = self._quick.get(id(schema))
        if validator is None:
            whole = {**_strict(schema), "components": {"schemas": self._strict_schemas}}
            validator = self._quick[id(schema)] = jsonschema_rs.Draft202012Validator(
                whole, validate_formats=True, formats={"uri": _is_uri, "int32": _is_int32}
            )
        return validator.is_valid(value)

    def _explain(self, schema: Schema, value: Any) -> Iterator[ValidationError]:
        validator = self._validators.get(id(schema))
        if validator is None:
            validator = self._validators[id(schema)] = self._validator_class(
                schema, format_checker=_format_checker()
            )
        return validator.iter_errors(value)


def _as_documented(request: HttpLogEntry) -> Any:
    """The body of a request; discord.py names the type of a forum's posts, which has no choice."""
    body = request.json
    if request.path.endswith("/threads") and isinstance(body, dict) and "message" in body:
        return {name: value for name, value in body.items() if name != "type"}
    return body


def _operations_by_length(paths: Mapping[str, Any]) -> dict[tuple[str, int], list[Operation]]:
    found: dict[tuple[str, int], list[Operation]] = {}
    for template, item in paths.items():
        parameters = {one["name"]: one for one in item.get("parameters", [])}
        for method in item.keys() - {"parameters"}:
            operation = Operation(template, method.upper(), item[method], parameters)
            key = (operation.method, len(template.strip("/").split("/")))
            found.setdefault(key, []).append(operation)
    return found


def _match(template: str, segments: Sequence[str]) -> dict[str, str] | None:
    arguments = {}
    for expected, actual in zip(template.strip("/").split("/"), segments, strict=True):
        if expected.startswith("{"):
            arguments[expected[1:-1]] = actual
        elif expected != actual:
            return None
    return arguments


def _query_value(value: Any, schema: Schema) -> Any:
    """The value as its type says it, however it was spelt in the query."""
    if schema.get("type") == "boolean":
        return {"0": False, "1": True, "false": False, "true": True}.get(str(value).lower(), value)
    if schema.get("type") == "integer" and str(value).isdecimal():
        return int(value)
    return value


def _shorten(error: ValidationError) -> str:
    message = error.message
    return message if len(message) < 300 else f"{message[:140]} … {message[-140:]}"


def _format_checker() -> FormatChecker:
    checker = FormatChecker(formats=())
    checker.checks("uri")(lambda value: not isinstance(value, str) or _is_uri(value))
    checker.checks("int32")(lambda value: not isinstance(value, int) or _is_int32(value))
    return checker


def _is_int32(value: float) -> bool:
    return abs(value) < 2**31


def _is_uri(value: str) -> bool:
    return re.match(r"[a-z][a-z0-9+.-]*:\S+$", value, re.IGNORECASE) is not None


def _strict(schema: Any) -> Any:
    """The schema with no room for unknown fields; one branch of a union must fit, or several."""
    if isinstance(schema, list):
        return [_strict(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    strict = {
        "anyOf" if keyword == "oneOf" else keyword: _strict(part)
        for keyword, part in schema.items()
    }
    if isinstance(schema.get("properties"), dict) and "additionalProperties" not in schema:
        strict["properties"] = dict.fromkeys(KNOWN_BUT_UNWRITTEN, True) | strict["properties"]
        strict["additionalProperties"] = False
    return strict


class _Keywords:
    """JSON Schema keywords with short references, readable unions, and no unknown fields."""

    def __init__(self, schemas: Mapping[str, Schema]) -> None:
        self._schemas = schemas

    def reference(
        self, validator: Draft202012Validator, ref: str, instance: Any, _schema: Schema
    ) -> Iterator[ValidationError]:
        yield from validator.descend(instance, _named(self._schemas, ref))

    def union(
        self,
        validator: Draft202012Validator,
        branches: Sequence[Schema],
        instance: Any,
        _schema: Schema,
    ) -> Iterator[ValidationError]:
        """Complain about the branch that was meant: the one of this type, else the nearest."""
        resolved = [_resolve(self._schemas, branch) for branch in branches]
        candidates = _branches_for(resolved, instance)
        if not candidates:
            kinds = sorted({kind for branch in resolved for kind in _kinds(branch)})
            yield ValidationError(f"type {instance['type']!r} is not one of {kinds}")
            return
        failures = [list(validator.descend(instance, branch)) for branch in candidates]
        if all(failures):
            yield from min(failures, key=_distance)

    def properties(
        self, validator: Draft202012Validator, known: Schema, instance: Any, schema: Schema
    ) -> Iterator[ValidationError]:
        if not isinstance(instance, dict):
            return
        for name, value in instance.items():
            if name in known:
                yield from validator.descend(value, known[name], path=name, schema_path=name)
            elif "additionalProperties" not in schema and name not in KNOWN_BUT_UNWRITTEN:
                yield ValidationError(f"the field {name!r} is unknown")


def _validator_class(schemas: Mapping[str, Schema]) -> Any:
    keywords = _Keywords(schemas)
    return extend(  # type: ignore[no-untyped-call]
        Draft202012Validator,
        {
            "$ref": keywords.reference,
            "oneOf": keywords.union,
            "anyOf": keywords.union,
            "properties": keywords.properties,
        },
    )


def _distance(errors: Sequence[ValidationError]) -> tuple[bool, int]:
    """How far a value is from a branch: a wrong kind of value is farther than any detail."""
    return any(error.validator == "type" and not error.path for error in errors), len(errors)


def _named(schemas: Mapping[str, Schema], ref: str) -> Schema:
    return schemas[ref.rsplit("/", 1)[1]]


def _resolve(schemas: Mapping[str, Schema], schema: Schema) -> Schema:
    while "$ref" in schema:
        schema = _named(schemas, schema["$ref"])
    return schema


def _kinds(schema: Schema) -> tuple[int, ...]:
    """The values of ``type`` a branch of a union is for; none where it is for all."""
    return tuple(schema.get("properties", {}).get("type", {}).get("enum", ()))


def _branches_for(branches: Sequence[Schema], instance: Any) -> list[Schema]:
    """The branches worth trying; none when an object's type is unknown to all of them."""
    if not isinstance(instance, dict):
        return list(branches)
    objects = [branch for branch in branches if branch.get("type") != "null"]
    if "type" not in instance or not all(map(_kinds, objects)):
        return objects
    return [branch for branch in objects if instance["type"] in _kinds(branch)]

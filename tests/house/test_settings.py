"""Settings: all documented, all errors named, no secret shown."""

import re
from pathlib import Path

import pytest

import settings
from settings import NAMES, Settings, SettingsFault, read_settings, unknown_names

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / ".env.example"
NOWHERE = ROOT / "no-such-file"
TOKEN = "MTIzNDU2.secret.token"


def read(**environment: str) -> Settings:
    return read_settings(environment, NOWHERE)


def fault(**environment: str) -> str:
    with pytest.raises(SettingsFault) as unreadable:
        read(**environment)
    return str(unreadable.value)


# --- documented ------------------------------------------------------------------------------


def test_the_example_lists_every_setting_and_no_other_in_the_same_order() -> None:
    listed = re.findall(r"^([A-Z_]+)=", EXAMPLE.read_text(encoding="utf-8"), re.MULTILINE)
    assert tuple(listed) == NAMES


def test_the_example_explains_every_setting() -> None:
    for paragraph in EXAMPLE.read_text(encoding="utf-8").strip().split("\n\n"):
        assert paragraph.startswith("# ")


def test_the_example_as_it_is_gives_the_usual_settings() -> None:
    assert read_settings({}, EXAMPLE) == Settings()


def test_the_operations_page_explains_every_setting() -> None:
    page = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
    assert [name for name in NAMES if f"`{name}`" not in page] == []


def test_only_the_settings_look_at_the_environment() -> None:
    rooms = ("core", "games", "model", "storage", "tables", "cups", "rendering", "i18n", "workers")
    files = [file for room in (*rooms, "cogs") for file in (ROOT / room).rglob("*.py")]
    assert len(files) > 50
    reading = [f for f in files if re.search(r"\bos\.(environ|getenv)", f.read_text("utf-8"))]
    assert reading == []


# --- read ------------------------------------------------------------------------------------


def test_every_setting_is_read() -> None:
    assert read(
        DISCORD_TOKEN=TOKEN,
        DATABASE_URL="postgresql://host/name",
        LOG_LEVEL="debug",
        LOG_FORMAT="JSON",
        HEALTH_PORT="9464",
        SHARD_IDS="0, 2",
        SHARD_COUNT="3",
        DISCORD_REST="http://127.0.0.1:8080/",
        GAMES="ruta, hex,ruta",
        GAME_NAMES="stratego4 = Castle War; la-strada=Roads/Chemins/Vie d’oro",
        PAGE_URL="https://Boards.Example.org/",
        PAGE_LISTEN="[::1]:8080",
    ) == Settings(
        TOKEN,
        "postgresql://host/name",
        "DEBUG",
        "json",
        9464,
        (0, 2),
        3,
        "http://127.0.0.1:8080",
        ("ruta", "hex"),
        (("stratego4", ("Castle War",) * 3), ("la-strada", ("Roads", "Chemins", "Vie d’oro"))),
        "https://boards.example.org",
        ("::1", 8080),
    )


@pytest.mark.parametrize(
    "address",
    [
        "boards.example.org",
        "http://boards.example.org",
        "https://",
        "https://boards.example.org/tavolo",
        "https://me:secret@boards.example.org",
        "http://127.0.0.1.example.org",
        "ftp://boards",
    ],
)
def test_the_address_of_the_page_is_encrypted_and_has_no_path(address: str) -> None:
    assert "PAGE_URL must be" in (said := fault(PAGE_URL=address))
    assert "secret" not in said


@pytest.mark.parametrize("port", ["", ":8770", "/"])
def test_on_this_machine_alone_the_page_may_be_unencrypted(port: str) -> None:
    assert read(PAGE_URL=f"http://localhost{port}").page_url == f"http://localhost{port}".rstrip(
        "/"
    )


@pytest.mark.parametrize("place", ["8770", "127.0.0.1", "127.0.0.1:0", "127.0.0.1:65536", "a b:1"])
def test_the_page_listens_at_an_address_and_a_port(place: str) -> None:
    assert "PAGE_LISTEN must be" in fault(PAGE_LISTEN=place)


@pytest.mark.parametrize(
    "address", ["127.0.0.1:8080", "ftp://proxy", "http://", "http://proxy/api/v10", "http://a b"]
)
def test_an_address_that_is_no_proxys_is_named_and_not_shown(address: str) -> None:
    assert "DISCORD_REST must be" in (said := fault(DISCORD_REST=address))
    assert "ftp" not in said


@pytest.mark.parametrize("address", ["https://proxy", "http://proxy/discord", "http://api:80"])
def test_a_proxy_may_stand_anywhere(address: str) -> None:
    assert read(DISCORD_REST=address).discord_rest == address


def test_the_environment_goes_before_the_file_and_the_file_before_the_default(
    tmp_path: Path,
) -> None:
    file = tmp_path / ".env"
    file.write_text("LOG_LEVEL=ERROR\nDISCORD_TOKEN=of.the.file\n")
    found = read_settings({"LOG_LEVEL": "WARNING"}, file)
    assert (found.log_level, found.discord_token) == ("WARNING", "of.the.file")
    assert found.database_url == Settings().database_url


def test_an_empty_variable_hides_nothing(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_text("DISCORD_TOKEN=of.the.file\n")
    assert read_settings({"DISCORD_TOKEN": " "}, file).discord_token == "of.the.file"


@pytest.mark.parametrize(
    "written",
    [
        "DISCORD_TOKEN=a.b.c",
        "# a comment\n\nDISCORD_TOKEN = 'a.b.c'\n#DISCORD_TOKEN=no",
        'DISCORD_TOKEN="a.b.c"\r\n',
        "\ufeffDISCORD_TOKEN=a.b.c",
        "export DISCORD_TOKEN=a.b.c",
        "DISCORD_TOKEN=a.b.c  # the bot's",
        "DISCORD_TOKEN='a.b.c' # the bot's",
        "SOMETHING_ELSE=1\nDISCORD_TOKEN=a.b.c\nno setting at all",
    ],
)
def test_files_of_all_editors_are_understood(tmp_path: Path, written: str) -> None:
    file = tmp_path / ".env"
    file.write_text(written, encoding="utf-8")
    assert read_settings({}, file).discord_token == "a.b.c"


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16"])
def test_a_file_saved_on_windows_is_understood(tmp_path: Path, encoding: str) -> None:
    file = tmp_path / ".env"
    file.write_bytes("DISCORD_TOKEN=a.b.c\r\nLOG_LEVLE=INFO\r\n".encode(encoding))
    assert read_settings({}, file).discord_token == "a.b.c"
    assert unknown_names(file) == [
        ".env: LOG_LEVLE is no setting, and has no effect; is LOG_LEVEL meant?"
    ]


def test_a_value_may_hold_an_equals_sign(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_text("DATABASE_URL=postgresql://host/name?sslmode=require\n")
    assert read_settings({}, file).database_url.endswith("?sslmode=require")


@pytest.mark.parametrize("password", ["a#b", "a$b", "${HOME}", "a\\nb"])
def test_a_value_is_taken_as_it_stands(tmp_path: Path, password: str) -> None:
    file = tmp_path / ".env"
    file.write_text(f"DATABASE_URL=postgresql://user:{password}@host/name\n")
    assert read_settings({}, file).database_url == f"postgresql://user:{password}@host/name"


def test_a_file_that_belongs_to_somebody_else_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(settings, "dotenv_values", refuse)
    with pytest.raises(
        SettingsFault, match=r"^\.env cannot be read \(Permission denied\): let the"
    ):
        read_settings({}, tmp_path / ".env")


def test_a_line_that_cannot_be_read_is_named_and_not_shown(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / ".env"
    file.write_text(f"LOG_LEVEL=ERROR\nDISCORD_TOKEN='{TOKEN}\n")
    found = read_settings({}, file)
    assert (found.log_level, found.discord_token) == ("ERROR", "")
    assert "line 2" in caplog.text
    assert TOKEN not in caplog.text


def test_the_environment_of_the_process_is_what_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOG_LEVEL", "WARNING")
    assert read_settings(env_file=NOWHERE).log_level == "WARNING"


# --- copied from elsewhere -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (f"Bot {TOKEN}", "the word Bot before it"),
        (f"bot  {TOKEN}", "the word Bot before it"),
        (f'"{TOKEN}"', "quotation marks around it"),
        (f"'{TOKEN}'", "quotation marks around it"),
        (f"“{TOKEN}”", "quotation marks around it"),
        (f'"Bot {TOKEN}"', "quotation marks around it"),
        (f"{TOKEN} # my token", "a comment behind it"),
        (f'"{TOKEN}" # my "token"', "quotation marks around it"),
        (f"{TOKEN}#mine", "a comment behind it"),
        (f"token: {TOKEN}", "something before or behind it"),
        (f"{TOKEN}.more", "something before or behind it"),
    ],
)
def test_what_stands_around_a_token_is_named_and_the_token_is_not_shown(
    given: str, said: str
) -> None:
    told = fault(DISCORD_TOKEN=given)
    assert told == f"DISCORD_TOKEN has {said}, which does not belong there."
    assert not any(part in told for part in TOKEN.split("."))


@pytest.mark.parametrize(
    "given", ["abc", "Zm9yIGEgY2xpZW50IHNlY3JldCB3", "1456074443980800000", "a.b"]
)
def test_what_is_no_token_at_all_is_told_before_any_network(given: str) -> None:
    told = fault(DISCORD_TOKEN=given)
    assert told.startswith("DISCORD_TOKEN is not a bot token")
    assert "Developer Portal, Bot, Reset Token" in told
    assert given not in told.replace("DISCORD_TOKEN is not a bot token", "")


@pytest.mark.parametrize("sign", ["\u200b", "\ufeff", "\u2060", "\u202a", "\x07"])
@pytest.mark.parametrize("name", ["DISCORD_TOKEN", "DATABASE_URL", "DISCORD_REST", "GAMES"])
def test_a_sign_that_cannot_be_seen_is_named(name: str, sign: str) -> None:
    told = fault(**{name: f"a.b{sign}.c"})
    assert told.startswith(f"{name} holds a sign that cannot be seen (U+{ord(sign):04X})")


def test_names_that_are_no_setting_are_told_with_the_nearest(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    assert unknown_names(file) == [], "there is none"
    file.write_text(
        "CACHE_MB=4\nLOG_LEVLE=DEBUG\nexport log_format = json\nLOG_LEVEL=INFO\n# OLD_NAME=1\n"
        "MY_OWN=x\nMY_OWN=y\nPOSTGRES_PASSWORD=secret\n",
        encoding="utf-8-sig",
    )
    no = "is no setting, and has no effect"
    assert unknown_names(file) == [
        f".env: CACHE_MB {no}",
        f".env: LOG_LEVLE {no}; is LOG_LEVEL meant?",
        f".env: MY_OWN {no}",
        f".env: log_format {no}; is LOG_FORMAT meant?",
    ]


def test_a_secret_in_place_of_a_name_is_not_shown(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_text(f"{TOKEN}\n{TOKEN}=\n{'aB3' * 11}=\n{'aB3' * 11}\n")
    assert unknown_names(file) == []


# --- faults ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("LOG_LEVEL", "LOUD"),
        ("LOG_FORMAT", "xml"),
        ("HEALTH_PORT", "0"),
        ("HEALTH_PORT", "65536"),
        ("HEALTH_PORT", "http"),
        ("GAMES", "Ruta"),
        ("GAMES", "ruta;hex"),
        ("GAMES", ", ,"),
        ("GAME_NAMES", "Castle War"),
        ("GAME_NAMES", "stratego4="),
        ("GAME_NAMES", "Stratego 4=Castle War"),
        ("GAME_NAMES", "stratego4=Castle War/Guerre"),
        ("GAME_NAMES", "stratego4=One/Deux/Tre/Vier"),
        ("GAME_NAMES", "stratego4=@everyone"),
        ("GAME_NAMES", "stratego4={ ruta-name }"),
        ("GAME_NAMES", "stratego4=Twenty-one letters ah"),
        ("GAME_NAMES", "stratego4=War; stratego4=Peace"),
        ("SHARD_COUNT", "many"),
        ("SHARD_COUNT", "-1"),
        ("SHARD_COUNT", "0"),
        ("SHARD_IDS", "1;2"),
        ("SHARD_IDS", "1,,2"),
        ("DATABASE_URL", "mysql://user:pass@host/name"),
        ("DATABASE_URL", "sqlite:///"),
        ("DATABASE_URL", "tavolo.sqlite3"),
    ],
)
def test_a_value_that_cannot_be_read_is_named(name: str, value: str) -> None:
    assert name in fault(**{name: value})


def test_shards_need_their_number_and_lie_below_it() -> None:
    assert "SHARD_COUNT" in fault(SHARD_IDS="0")
    assert "SHARD_IDS" in fault(SHARD_IDS="0,3", SHARD_COUNT="3")
    assert read(SHARD_COUNT="2").shard_ids is None
    assert read(SHARD_IDS="1,0,1", SHARD_COUNT="2").shard_ids == (1, 0), "each is run once"


def test_a_file_that_is_no_text_is_named(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_bytes(b"DISCORD_TOKEN=\xff\xfe")
    with pytest.raises(SettingsFault, match=r"\.env"):
        read_settings({}, file)


# --- secrets ---------------------------------------------------------------------------------


def test_no_secret_is_in_any_written_form_of_the_settings() -> None:
    found = read(DISCORD_TOKEN=TOKEN, DATABASE_URL="postgresql://user:pa55word@host/name")
    assert (found.discord_token, "pa55word" in found.database_url) == (TOKEN, True)
    for written in (repr(found), str(found), f"{found}", f"{[found]}"):
        assert TOKEN not in written
        assert "pa55word" not in written


def test_no_secret_is_in_a_fault() -> None:
    said = fault(DATABASE_URL="mysql://user:pa55word@host/name", DISCORD_TOKEN=TOKEN)
    assert "pa55word" not in said
    assert TOKEN not in said


@pytest.mark.parametrize("name", sorted({*NAMES} - {"DISCORD_TOKEN"}))
def test_a_secret_in_the_wrong_setting_is_not_shown(name: str) -> None:
    said = fault(**{name: TOKEN})
    assert TOKEN not in said
    assert said.startswith(name), "so that it is found"


def test_an_entry_of_a_list_that_cannot_be_read_is_known_by_its_number() -> None:
    said = fault(GAME_NAMES=f"ruta=Cards; {TOKEN}")
    assert said.startswith("GAME_NAMES must be")
    assert "entry 2 is not" in said
    assert TOKEN not in said


def test_no_name_is_made_up_in_the_messages() -> None:
    source = Path(settings.__file__).read_text(encoding="utf-8")
    named = set(re.findall(r"\b(?:DISCORD|DATABASE|HEALTH|LOG|SHARD)_[A-Z]+\b", source))
    assert named <= set(NAMES)

"""Starts an engine from outside: closes this process off as far as the system allows, then runs it.

``python -m workers.thinking.engine_start MEGABYTES SECONDS PROGRAM ARGUMENT…`` limits memory and
processor time, takes away the network, other processes and files, and becomes the program. The
first line on standard output is JSON and says what is closed off (`Fence`), or why the program
cannot run. Only modules of the standard library are imported here.

Linux alone closes off other processes (namespaces), the network (a namespace, and a seccomp filter
that forbids sockets) and files (Landlock). Elsewhere, or where the system forbids it, only the
limits hold.
"""

import ctypes
import json
import os
import resource
import signal
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

_NEW_USER, _NEW_NETWORK, _NEW_PROCESSES, _NEW_IPC = 0x10000000, 0x40000000, 0x20000000, 0x08000000
"""Flags of unshare(2): namespaces of its own for users, network, process ids and shared memory."""

_DIE_WITH_PARENT, _NO_NEW_PRIVILEGES, _FILTER_SYSTEM_CALLS = 1, 38, 22
"""Options of prctl(2)."""

_MACHINES: Final = {"x86_64": (0xC000003E, 41), "aarch64": (0xC00000B7, 198)}
"""For each machine the number by which a filter knows it, and that of the system call socket."""

_IO_URING_SETUP, _FOREIGN_CALLS = 425, 0x40000000
"""Another way to a socket, and the first number of calls for another width (x32)."""

_LOAD, _JUMP_IF_EQUAL, _JUMP_IF_AT_LEAST, _RETURN = 0x20, 0x15, 0x35, 0x06
_FORBID, _ALLOW = 0x00050001, 0x7FFF0000
"""Codes and results of a seccomp filter; a forbidden call fails with EPERM."""

_CREATE_RULESET, _ADD_RULE, _RESTRICT_SELF = 444, 445, 446
"""Numbers of Landlock's system calls, the same on all architectures."""

_ALL_RIGHTS: Final = (1 << 13) - 1
"""What Landlock's first version can forbid: everything from execution to making files."""

_SCOPES_SINCE, _OWN_SOCKETS_AND_SIGNALS = 6, 0b11
"""The version of Landlock that can also forbid signals to others, and that rule."""

_FILE_RIGHTS, _READ_ONLY = 0b101, 0b1101
"""Execute and read a file; the same and read a folder."""

_SYSTEM: Final = ("/usr", "/lib", "/lib64", "/bin", "/etc/ld.so.cache", "/dev/null", "/dev/urandom")
"""Programs and libraries of the system, which an engine may read, as it may the bot's own Python.
Apart from these it may read its program and what its arguments name by an absolute path."""

_OPEN_FILES, _PROCESSES = 64, 32

_KINDNESS: Final = 10
"""The niceness of an engine: people wait for the bot more than for a computer's next move."""


class _Ruleset(ctypes.Structure):
    """What Landlock is to forbid (struct landlock_ruleset_attr); older versions know less."""

    _fields_ = (
        ("files", ctypes.c_uint64),
        ("network", ctypes.c_uint64),
        ("scopes", ctypes.c_uint64),
    )


class _PathBeneath(ctypes.Structure):
    """A rule of Landlock (struct landlock_path_beneath_attr)."""

    _pack_ = 1
    _fields_ = (("allowed", ctypes.c_uint64), ("parent", ctypes.c_int32))


class _Step(ctypes.Structure):
    """An instruction of a filter (struct sock_filter)."""

    _fields_ = (
        ("code", ctypes.c_uint16),
        ("if_true", ctypes.c_uint8),
        ("if_false", ctypes.c_uint8),
        ("operand", ctypes.c_uint32),
    )


class _Filter(ctypes.Structure):
    """A filter (struct sock_fprog)."""

    _fields_ = (("length", ctypes.c_uint16), ("steps", ctypes.POINTER(_Step)))


def main(megabytes: str, seconds: str, *command: str) -> None:
    """Close this process off and become the program; where that fails, say why and exit."""
    os.nice(_KINDNESS)
    apart = _live_apart()
    if apart:
        _let_a_child_go_on()
    _limit(int(megabytes), int(seconds), apart)
    files, signals = _see_no_files(command)
    network = _open_no_sockets()
    fence = {"network": network or apart, "processes": signals or apart, "files": files}
    try:
        os.write(1, json.dumps(fence).encode() + b"\n")
        os.execve(command[0], command, {})
    except OSError as fault:
        os.write(1, json.dumps({"fault": fault.strerror}).encode() + b"\n")
        os._exit(1)


def _live_apart() -> bool:
    """Get a network, process ids and shared memory of its own; False where that is forbidden."""
    if sys.platform != "linux":
        return False
    flags = _NEW_USER | _NEW_NETWORK | _NEW_PROCESSES | _NEW_IPC
    return bool(_libc().unshare(flags) == 0)


def _let_a_child_go_on() -> None:
    """Return in a child, the first process of the new ids; with it all that it starts ends."""
    _end_with_parent()
    child = os.fork()
    if child:
        for stream in (0, 1):
            os.close(stream)
        _, status = os.waitpid(child, 0)
        os._exit(os.waitstatus_to_exitcode(status) & 0xFF)
    _end_with_parent()


def _end_with_parent() -> None:
    _libc().prctl(_DIE_WITH_PARENT, signal.SIGKILL, 0, 0, 0)


def _limit(megabytes: int, seconds: int, apart: bool) -> None:
    """Limit processor time and, on Linux, memory; forbid to write files.

    Processes are counted if apart: elsewhere those of the bot would count too.
    """
    limits = {
        resource.RLIMIT_CPU: seconds,
        resource.RLIMIT_FSIZE: 0,
        resource.RLIMIT_CORE: 0,
        resource.RLIMIT_NOFILE: _OPEN_FILES,
    }
    if sys.platform == "linux":
        limits[resource.RLIMIT_AS] = megabytes << 20
    if apart:
        limits[resource.RLIMIT_NPROC] = _PROCESSES
    for kind, wanted in limits.items():
        _, allowed = resource.getrlimit(kind)
        most = wanted if allowed == resource.RLIM_INFINITY else min(wanted, allowed)
        resource.setrlimit(kind, (most, most))


def _see_no_files(command: Sequence[str]) -> tuple[bool, bool]:
    """Allow to read the system's programs and what the command names, and to write nothing.

    Return whether Landlock does that here, and whether it also forbids signals to others.
    """
    if sys.platform != "linux":
        return False, False
    libc = _libc()
    scopes = libc.syscall(_CREATE_RULESET, None, 0, 1) >= _SCOPES_SINCE
    wanted = _Ruleset(_ALL_RIGHTS, 0, _OWN_SOCKETS_AND_SIGNALS if scopes else 0)
    size = ctypes.sizeof(wanted) if scopes else ctypes.sizeof(ctypes.c_uint64)
    rules = libc.syscall(_CREATE_RULESET, ctypes.byref(wanted), size, 0)
    if rules < 0:
        return False, False
    for path in _allowed(command):
        place = os.open(path, os.O_PATH)
        rule = _PathBeneath(_READ_ONLY if path.is_dir() else _FILE_RIGHTS, place)
        libc.syscall(_ADD_RULE, rules, 1, ctypes.byref(rule), 0)
        os.close(place)
    libc.prctl(_NO_NEW_PRIVILEGES, 1, 0, 0, 0)
    holds = libc.syscall(_RESTRICT_SELF, rules, 0) == 0
    return holds, holds and scopes


def _open_no_sockets() -> bool:
    """Forbid sockets, those inside the machine too; False on a machine that is not known here."""
    if sys.platform != "linux" or os.uname().machine not in _MACHINES:
        return False
    machine, socket = _MACHINES[os.uname().machine]
    steps = (
        _Step(_LOAD, 0, 0, 4),  # the machine
        _Step(_JUMP_IF_EQUAL, 0, 5, machine),
        _Step(_LOAD, 0, 0, 0),  # the number of the call
        _Step(_JUMP_IF_EQUAL, 3, 0, socket),
        _Step(_JUMP_IF_EQUAL, 2, 0, _IO_URING_SETUP),
        _Step(_JUMP_IF_AT_LEAST, 1, 0, _FOREIGN_CALLS),
        _Step(_RETURN, 0, 0, _ALLOW),
        _Step(_RETURN, 0, 0, _FORBID),
    )
    told = _Filter(len(steps), (_Step * len(steps))(*steps))
    libc = _libc()
    libc.prctl(_NO_NEW_PRIVILEGES, 1, 0, 0, 0)
    return bool(libc.prctl(_FILTER_SYSTEM_CALLS, 2, ctypes.byref(told), 0, 0) == 0)


def _allowed(command: Sequence[str]) -> Iterator[Path]:
    named = (word for word in command if os.path.isabs(word))
    for path in map(Path, (*_SYSTEM, sys.base_prefix, *named)):
        if path.exists():
            yield path


def _libc() -> Any:
    return ctypes.CDLL(None)


if __name__ == "__main__":
    main(*sys.argv[1:])

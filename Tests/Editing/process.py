"""What a test knows about another process."""
import os
import pathlib
import time

# The limit only stops a test that hangs, so no result depends on it. The limit is a number of seconds.
LIMIT = 600


def until(condition, what):
    """Waits for a state of another process that has no event, and returns the result of the condition."""
    end = time.monotonic() + LIMIT
    while not (result := condition()):
        if time.monotonic() > end:
            raise SystemExit(f"FAILED: hung: {what}")
        time.sleep(0.01)
    return result


def replace(path, text):
    """Writes a file as many editors do: into a new file, which then gets the name of the old file. No process sees a part of the text."""
    new = path.with_name(path.name + "~")
    new.write_text(text)
    new.rename(path)


# The functions below read /proc. On a system without /proc, the result is None.


def fields(pid):
    """Returns the fields of a process after its name. The first field is the state."""
    path = pathlib.Path(f"/proc/{pid}/stat")
    try:
        return path.read_text().rsplit(")", 1)[1].split()
    except (FileNotFoundError, ProcessLookupError):
        return None


def processor_time(pid):
    """Returns the processor time of a process in seconds."""
    values = fields(pid)
    return values and (int(values[11]) + int(values[12])) / os.sysconf("SC_CLK_TCK")


def children(pid):
    """Returns the processes that a process started, and whose end it has not noticed."""
    if not pathlib.Path("/proc/self/stat").exists():
        return None
    others = [int(path.name) for path in pathlib.Path("/proc").iterdir() if path.name.isdigit()]
    return [other for other in others if (values := fields(other)) and int(values[1]) == pid]


def pauses(pid):
    """Returns how often a process has waited for an event or for the end of a time."""
    path = pathlib.Path(f"/proc/{pid}/status")
    if not path.exists():
        return None
    return int(path.read_text().split("voluntary_ctxt_switches:", 1)[1].split(None, 1)[0])

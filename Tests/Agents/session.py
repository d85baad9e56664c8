"""Calls each tool of `waymark mcp` with the reference client of the Model Context Protocol.

usage: session.py WAYMARK
"""
import asyncio
import json
import pathlib
import shutil
import subprocess
import sys
import tempfile

from mcp import Client, ClientSession, MCPError, StdioServerParameters, stdio_client

WAYMARK = sys.argv[1]
SPEC = pathlib.Path(__file__).resolve().parent.parent.parent / "Specs/Tutorial/Tutorial.nav.yaml"
# The limit only stops a test that hangs, so no result depends on it. The limit is a number of seconds.
LIMIT = 600
TOOLS = ["list_places", "explain", "resolve_url", "check_spec", "list_rules"]


def expect(what, value, wanted):
    if value != wanted:
        sys.exit(f"FAILED: {what}: {value!r}, not {wanted!r}")


def expect_text(what, text, part):
    if part not in text:
        sys.exit(f"FAILED: {what}: no {part!r} in {text!r}")


def waymark(folder, *words):
    return subprocess.run([WAYMARK, *words], cwd=folder, capture_output=True, text=True).stdout


async def call(session, name, inputs=None, fails=False):
    """Returns the text and the structured content of a result."""
    result = await session.call_tool(name, inputs or {})
    expect(f"the failure of {name}", bool(result.is_error), fails)
    expect(f"the kinds of content of {name}", [content.type for content in result.content], ["text"])
    return result.content[0].text, result.structured_content


async def use_tools(session, folder):
    tools = (await session.list_tools()).tools
    expect("the tools", [tool.name for tool in tools], TOOLS)
    for tool in tools:
        expect(f"the hint of {tool.name}", tool.annotations.read_only_hint, True)
        expect(f"the kind of input of {tool.name}", tool.input_schema["type"], "object")

    text, content = await call(session, "list_places")
    expect_text("the places", text, "Tutorial.nav.yaml: Fruits, 2 tabs, 2 routes, 4 links")
    expect("the names of places", [place["name"] for place in content["places"]], ["market", "basket", "fruit", "checkout"])
    links = [link["id"] for place in content["places"] for link in place["links"]]
    expect("the number of different links", len(set(links)), 4)

    text, content = await call(session, "explain", {"name": "fruit"})
    expect_text("the explanation of a screen", text, "fruit: push in market or basket")
    expect("the parameters of a screen", content["places"][0]["params"], ["name: String"])
    text, _ = await call(session, "explain", {"name": "duplicate-key"})
    expect("the explanation of a rule", text, waymark(folder, "explain", "duplicate-key"))

    url = "fruits://market/apple"
    text, content = await call(session, "resolve_url", {"url": url})
    expect("the destination of a URL", text, waymark(folder, "resolve", ".", url))
    expect("the destination of a URL as JSON", content["results"], [json.loads(waymark(folder, "resolve", "--json", ".", url))])

    text, content = await call(session, "check_spec")
    expect("the findings of a spec without findings", text, "no findings in 1 file\n")
    expect("the findings as JSON", content, json.loads(waymark(folder, "lint", "--format", "json")))
    spec = folder / "Tutorial.nav.yaml"
    before = spec.read_text()
    edited = before.replace("/basket/checkout", "/market/{name}")
    text, content = await call(session, "check_spec", {"text": edited})
    expect("the number of errors of an edit", content["summary"]["errors"] > 0, True)
    expect_text("the findings of an edit", text, "Tutorial.nav.yaml:10:")
    expect("the file after the check of an edit", spec.read_text(), before)

    text, content = await call(session, "list_rules")
    expect("the rules", text, waymark(folder, "explain"))

    text, _ = await call(session, "check_spec", {"spec": ".."}, fails=True)
    expect_text("a path outside", text, "is outside")
    text, _ = await call(session, "explain", {"name": "frut"}, fails=True)
    expect_text("a wrong name", text, "did you mean `fruit`?")
    for name, inputs in [("open", {}), ("resolve_url", {}), ("check_spec", {"spec": 3})]:
        try:
            await session.call_tool(name, inputs)
            sys.exit(f"FAILED: the call of {name} with {inputs} has no error")
        except MCPError as error:
            expect(f"the code of the error of {name}", error.code, -32602)


async def main(folder):
    server = StdioServerParameters(command=WAYMARK, args=["mcp"], cwd=str(folder))
    async with asyncio.timeout(LIMIT):
        # The handshake of the revision.
        async with stdio_client(server) as (read, write), ClientSession(read, write) as session:
            answer = await session.initialize()
            expect("the name of the server", answer.server_info.name, "waymark")
            expect("the revision", answer.protocol_version, "2025-06-18")
            expect_text("the instructions", answer.instructions, "check_spec")
            await session.send_ping()
            await use_tools(session, folder)
        # The client tries the handshake of a newer revision first.
        async with Client(server) as client:
            expect("the revision after the fallback", client.protocol_version, "2025-06-18")
            await use_tools(client, folder)


with tempfile.TemporaryDirectory() as name:
    folder = pathlib.Path(name).resolve()
    shutil.copy(SPEC, folder)
    asyncio.run(main(folder))
print(f"The reference client calls {len(TOOLS)} tools.")

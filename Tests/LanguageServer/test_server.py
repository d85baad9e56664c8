"""Drives the tool through pytest-lsp, a client of the Language Server Protocol that knows nothing about Waymark."""
import asyncio
import io
import os
import pathlib
import select
import shutil

import pytest
import pytest_lsp
from lsprotocol import types
from pygls.exceptions import JsonRpcException
from pytest_lsp import ClientServerConfig, LanguageClient
from pytest_lsp.client import default_feature

WAYMARK = os.environ["WAYMARK"]
# The limit only stops a test that hangs, so no result depends on it. The limit is a number of seconds.
LIMIT = 600
FIXTURE = pathlib.Path(__file__).resolve().parent.parent / "Fixtures/LanguageServer/names"


# The client of pytest-lsp does not keep the version of the diagnostics.
@default_feature(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
def publish(client: LanguageClient, params: types.PublishDiagnosticsParams):
    client.diagnostics[params.uri] = params.diagnostics
    client.versions[params.uri] = params.version


async def start(lsp_client, pulls):
    # The client announces that the server can register capabilities, but has no handler.
    @lsp_client.feature(types.CLIENT_REGISTER_CAPABILITY)
    def register(_: types.RegistrationParams):
        return None

    lsp_client.versions = {}
    capabilities = pytest_lsp.client_capabilities("visual-studio-code")
    capabilities.text_document.diagnostic = types.DiagnosticClientCapabilities() if pulls else None
    await lsp_client.initialize_session(types.InitializeParams(capabilities=capabilities))


@pytest_lsp.fixture(config=ClientServerConfig(server_command=[WAYMARK, "lsp", "--stdio"]))
async def client(lsp_client: LanguageClient):
    await start(lsp_client, pulls=False)
    yield
    # This sends `shutdown` and `exit`, and waits for the process.
    await lsp_client.shutdown_session()


@pytest_lsp.fixture(config=ClientServerConfig(server_command=[WAYMARK, "lsp", "--stdio"]))
async def pulling_client(lsp_client: LanguageClient):
    await start(lsp_client, pulls=True)
    yield
    await lsp_client.shutdown_session()


class Spec:
    """A copy of a spec, whose files a test opens."""

    def __init__(self, client, folder):
        self.client = client
        self.folder = folder / "spec"
        shutil.copytree(FIXTURE, self.folder)

    def uri(self, name):
        return (self.folder / name).resolve().as_uri()

    def document(self, name):
        return types.TextDocumentIdentifier(uri=self.uri(name))

    def text(self, name):
        return (self.folder / name).read_text()

    async def open(self, name):
        self.client.text_document_did_open(types.DidOpenTextDocumentParams(
            text_document=types.TextDocumentItem(uri=self.uri(name), language_id="yaml", version=1, text=self.text(name))))
        await self.wait_until(lambda: self.client.versions.get(self.uri(name)) == 1)

    async def change(self, name, text, version):
        self.client.text_document_did_change(types.DidChangeTextDocumentParams(
            text_document=types.VersionedTextDocumentIdentifier(uri=self.uri(name), version=version),
            content_changes=[types.TextDocumentContentChangeWholeDocument(text=text)]))
        await self.wait_until(lambda: self.client.versions.get(self.uri(name)) == version)

    async def wait_until(self, condition):
        """Waits for the diagnostics that fulfill a condition."""
        try:
            async with asyncio.timeout(LIMIT):
                while not condition():
                    await self.client.wait_for_notification(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
        except TimeoutError:
            pytest.fail(f"hung: the diagnostics are {self.client.diagnostics}")

    def at(self, name, needle, text=None):
        """Returns the place of the `|` in a part of a file."""
        before = (text or self.text(name))
        offset = before.index(needle.replace("|", "")) + needle.index("|")
        line = before.count("\n", 0, offset)
        return dict(text_document=self.document(name),
                    position=types.Position(line=line, character=offset - (before.rfind("\n", 0, offset) + 1)))

    def rules(self, name):
        return [diagnostic.code for diagnostic in self.client.diagnostics.get(self.uri(name), [])]


@pytest.fixture
def spec(client, tmp_path):
    return Spec(client, tmp_path)


ROOT, FEATURE = "Shop.nav.yaml", "Features/Checkout.nav.yaml"


@pytest.mark.asyncio
async def test_diagnostics(client, spec):
    await spec.open(ROOT)
    await spec.open(FEATURE)
    before = spec.rules(ROOT)
    await spec.change(FEATURE, spec.text(FEATURE).replace("cart:", "basket:"), 2)
    await spec.wait_until(lambda: "unknown-name" in spec.rules(ROOT))
    await spec.change(FEATURE, spec.text(FEATURE), 3)
    await spec.wait_until(lambda: spec.rules(ROOT) == before)


@pytest.mark.asyncio
async def test_pulled_diagnostics(pulling_client, tmp_path):
    spec = Spec(pulling_client, tmp_path)
    text = spec.text(ROOT).replace("waymark: 1", "waymark: 1\nunknown: 1")
    pulling_client.text_document_did_open(types.DidOpenTextDocumentParams(
        text_document=types.TextDocumentItem(uri=spec.uri(ROOT), language_id="yaml", version=1, text=text)))
    report = await pulling_client.text_document_diagnostic_async(
        types.DocumentDiagnosticParams(text_document=spec.document(ROOT)))
    assert "unknown-key" in [diagnostic.code for diagnostic in report.items]
    assert spec.rules(ROOT) == []


@pytest.mark.asyncio
async def test_completion(client, spec):
    await spec.open(ROOT)
    # The file is not valid YAML while the user types.
    text = spec.text(ROOT) + "  new: { opens: [car"
    await spec.change(ROOT, text, 2)
    place = spec.at(ROOT, "new: { opens: [car|", text)
    result = await client.text_document_completion_async(types.CompletionParams(**place))
    assert "order" in [item.label for item in result.items]
    text = spec.text(ROOT) + "  new: { pre"
    await spec.change(ROOT, text, 3)
    place = spec.at(ROOT, "new: { pre|", text)
    result = await client.text_document_completion_async(types.CompletionParams(**place))
    item = next(item for item in result.items if item.label == "present")
    assert item.text_edit.new_text.startswith("present: ")


@pytest.mark.asyncio
async def test_hover(client, spec):
    await spec.open(ROOT)
    result = await client.text_document_hover_async(types.HoverParams(**spec.at(ROOT, "/orders/|{number}")))
    assert "`number: Int`" in result.contents.value
    assert "shop://orders/" in result.contents.value


@pytest.mark.asyncio
async def test_names(client, spec):
    await spec.open(ROOT)
    await spec.open(FEATURE)
    place = spec.at(FEATURE, "opens: [|order]")
    found = await client.text_document_definition_async(types.DefinitionParams(**place))
    assert [location.uri for location in found] == [spec.uri(ROOT)]
    found = await client.text_document_references_async(types.ReferenceParams(
        **place, context=types.ReferenceContext(include_declaration=True)))
    assert sorted(location.uri for location in found) == sorted([spec.uri(ROOT), spec.uri(FEATURE)])
    edit = await client.text_document_rename_async(types.RenameParams(**place, new_name="purchase"))
    files = [change.text_document.uri for change in edit.document_changes]
    assert sorted(files) == sorted([spec.uri(ROOT), spec.uri(FEATURE)])
    with pytest.raises(JsonRpcException, match="already the name of"):
        await client.text_document_rename_async(types.RenameParams(**place, new_name="home"))


@pytest.mark.asyncio
async def test_symbols(client, spec):
    await spec.open(ROOT)
    symbols = await client.text_document_document_symbol_async(
        types.DocumentSymbolParams(text_document=spec.document(ROOT)))
    names = [symbol.name for symbol in symbols]
    assert {"home", "order", "Level", "signedIn", "app", "owner"} <= set(names)
    found = await client.workspace_symbol_async(types.WorkspaceSymbolParams(query="ord"))
    assert [symbol.name for symbol in found] == ["order"]


@pytest.mark.asyncio
async def test_code_actions(client, spec):
    await spec.open(ROOT)
    text = spec.text(ROOT).replace("title: \"Start", "titel: \"Start")
    await spec.change(ROOT, text, 2)
    diagnostic = next(d for d in client.diagnostics[spec.uri(ROOT)] if d.code == "unknown-key")
    actions = await client.text_document_code_action_async(types.CodeActionParams(
        text_document=spec.document(ROOT), range=diagnostic.range, context=types.CodeActionContext(diagnostics=[diagnostic])))
    assert any("title" in action.title for action in actions)


@pytest.mark.asyncio
async def test_tokens_and_commands(client, spec):
    await spec.open(ROOT)
    tokens = await client.text_document_semantic_tokens_full_async(
        types.SemanticTokensParams(text_document=spec.document(ROOT)))
    assert len(tokens.data) % 5 == 0 and tokens.data
    page = await client.workspace_execute_command_async(
        types.ExecuteCommandParams(command="waymark.openMap", arguments=[spec.uri(ROOT)]))
    assert pathlib.Path(page.removeprefix("file://")).read_text().startswith("<!DOCTYPE html>")


@pytest.mark.asyncio
async def test_cancellation(client, spec):
    await spec.open(ROOT)
    place = spec.at(ROOT, "/orders/|{number}")
    # The messages are written at once, so the server reads each cancellation before it answers the request.
    writer, client.protocol.writer = client.protocol.writer, io.BytesIO()
    tasks = [asyncio.ensure_future(client.protocol.send_request_async(types.TEXT_DOCUMENT_HOVER, types.HoverParams(**place), msg_id=f"c{n}"))
             for n in range(8)]
    # The tasks send their requests.
    await asyncio.sleep(0)
    for n in range(1, 8):
        client.cancel_request(types.CancelParams(id=f"c{n}"))
    data, client.protocol.writer = client.protocol.writer.getvalue(), writer
    assert data.count(b"Content-Length: ") == 15 and len(data) <= select.PIPE_BUF
    writer.write(data)
    answered, *canceled = await asyncio.gather(*tasks, return_exceptions=True)
    assert isinstance(answered, types.Hover)
    assert [result.code for result in canceled if isinstance(result, JsonRpcException)] == [-32800] * 7, canceled

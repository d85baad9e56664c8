-- Drives the tool through the client of Neovim: diagnostics, completion, hover, definition, and a rename in two files.
-- usage: WAYMARK=PATH SPEC=FOLDER nvim --headless -u NONE -l … (Neovim 0.7: nvim --headless -u NONE +'luafile neovim.lua')
local waymark, folder = os.getenv("WAYMARK"), os.getenv("SPEC")
-- The limit only stops a test that hangs, so no result depends on it. The limit is a number of milliseconds.
local LIMIT = 600000

local function fail(message)
  io.stderr:write("FAILED: " .. message .. "\n")
  vim.cmd("cquit 1")
end

local function expect(condition, message)
  if not condition then fail(message) end
end

local function wait(condition, message)
  expect(vim.wait(LIMIT, condition, 20), "hung: " .. message)
end

local function run()
  local client = vim.lsp.start_client({ name = "waymark", cmd = { waymark, "lsp" }, root_dir = folder })
  expect(client, "the server did not start")
  local function open(name)
    vim.cmd("edit " .. folder .. "/" .. name)
    local buffer = vim.api.nvim_get_current_buf()
    vim.lsp.buf_attach_client(buffer, client)
    wait(function() return vim.lsp.buf_is_attached(buffer, client) end, name .. " is not attached")
    return buffer
  end
  local function request(buffer, method, line, column, more)
    local params = vim.tbl_extend("force", {
      textDocument = { uri = vim.uri_from_bufnr(buffer) }, position = { line = line, character = column },
    }, more or {})
    local answers = vim.lsp.buf_request_sync(buffer, method, params, LIMIT)
    expect(answers and answers[client], method .. " has no answer")
    expect(not answers[client].err, method .. ": " .. vim.inspect(answers[client].err))
    return answers[client].result
  end
  -- Returns the line and the column of a text, both from 0.
  local function find(buffer, text)
    for number, line in ipairs(vim.api.nvim_buf_get_lines(buffer, 0, -1, false)) do
      local column = line:find(text, 1, true)
      if column then return number - 1, column - 1 end
    end
    fail("the text " .. text .. " is missing")
  end

  local root = open("Shop.nav.yaml")
  local feature = open("Features/Checkout.nav.yaml")

  local line, column = find(feature, "[order]")
  vim.api.nvim_buf_set_text(feature, line, column + 1, line, column + 6, { "ordr" })
  wait(function() return #vim.diagnostic.get(feature) > 0 end, "no diagnostic for an unknown name")
  expect(vim.diagnostic.get(feature)[1].message:find("`ordr`", 1, true), "the diagnostic doesn't name the problem")
  vim.api.nvim_buf_set_text(feature, line, column + 1, line, column + 5, { "order" })
  wait(function() return #vim.diagnostic.get(feature) == 0 end, "the diagnostic stays")

  local labels = {}
  for _, item in ipairs(request(feature, "textDocument/completion", line, column + 1).items) do labels[item.label] = true end
  expect(labels.order, "completion doesn't offer `order`")

  local hover = request(feature, "textDocument/hover", line, column + 2)
  expect(hover.contents.value:find("One order", 1, true), "hover doesn't show the summary")

  vim.api.nvim_win_set_cursor(0, { line + 1, column + 2 })
  vim.lsp.buf.definition()
  wait(function() return vim.api.nvim_get_current_buf() == root end, "definition doesn't jump to the root file")
  local declaration = find(root, "  order:")
  wait(function() return vim.api.nvim_win_get_cursor(0)[1] == declaration + 1 end, "definition is at the wrong line")

  local edit = request(feature, "textDocument/rename", line, column + 2, { newName = "purchase" })
  local encoding = vim.lsp.get_client_by_id(client).offset_encoding
  vim.lsp.util.apply_workspace_edit(edit, encoding)
  find(feature, "opens: [purchase]")
  find(root, "  purchase:")
  -- A request sends the change of its file, and the server publishes diagnostics before it answers.
  request(root, "textDocument/hover", 0, 0)
  request(feature, "textDocument/hover", 0, 0)
  expect(#vim.diagnostic.get() == 0, "the rename causes a diagnostic")

  vim.lsp.stop_client(client)
  wait(function() return vim.lsp.client_is_stopped(client) end, "the server doesn't stop")
  print("Neovim: diagnostics, completion, hover, definition, and rename work.\n")
  vim.cmd("qall!")
end

local success, message = xpcall(run, debug.traceback)
if not success then fail(message) end

-- Runs the language server in Neovim for the spec in WAYMARK_SPEC, as a person would. The first error ends Neovim with status 1.

-- The limit only stops a test that hangs, so no result depends on it. The limit is a number of milliseconds.
local LIMIT = 600000

local spec, folder = vim.env.WAYMARK_SPEC, vim.fn.fnamemodify(vim.env.WAYMARK_SPEC, ':h')

local function check(condition, message)
  if not condition then
    io.stderr:write('FAILED in Neovim: ', message, '\n')
    vim.cmd('cquit 1')
  end
end

local function wait_for(what, condition)
  check(vim.wait(LIMIT, condition, 20), 'hung: ' .. what)
end

local client

-- Returns the result of a request at the start of a text.
local function ask(method, text, params)
  for number, line in ipairs(vim.api.nvim_buf_get_lines(0, 0, -1, false)) do
    local column = line:find(text, 1, true)
    if column then
      vim.api.nvim_win_set_cursor(0, { number, column - 1 })
      local position = vim.lsp.util.make_position_params(0, client.offset_encoding)
      local answers = vim.lsp.buf_request_sync(0, method, vim.tbl_extend('force', position, params or {}), LIMIT)
      for _, answer in pairs(answers or {}) do
        check(not answer.error and not answer.err, method .. ': ' .. vim.inspect(answer))
        return answer.result
      end
    end
  end
  check(false, method .. ' has no answer at ' .. text)
end

local function replace(old, new)
  local lines = vim.api.nvim_buf_get_lines(0, 0, -1, false)
  for number, line in ipairs(lines) do
    local first, last = line:find(old, 1, true)
    if first then
      vim.api.nvim_buf_set_text(0, number - 1, first - 1, number - 1, last, { new })
      return
    end
  end
  check(false, 'the spec has no ' .. old)
end

local function open(file) vim.cmd('edit ' .. vim.fn.fnameescape(file)) end

-- Returns the servers, or the servers of a buffer.
local function clients(buffer)
  if vim.lsp.get_clients then return vim.lsp.get_clients({ bufnr = buffer }) end
  return vim.tbl_values(buffer and vim.lsp.buf_get_clients(buffer) or vim.lsp.get_active_clients())
end

open(folder .. '/other.yaml')
local other = vim.api.nvim_get_current_buf()
check(#clients() == 0, 'a YAML file that is no spec starts a server')

open(spec)
wait_for('the server starts', function() return #clients(0) == 1 end)
client = clients(0)[1]
check(#clients() == 1 and #clients(other) == 0, 'a YAML file that is no spec has a server')
check(client.name == 'waymark', 'the name of the server is ' .. client.name)
check(client.config.root_dir == folder, 'the folder is ' .. tostring(client.config.root_dir))

replace('opens: [checkout]', 'opens: [chekout]')
wait_for('a finding appears', function() return #vim.diagnostic.get(0) == 1 end)
check(vim.diagnostic.get(0)[1].message:find('chekout', 1, true), vim.inspect(vim.diagnostic.get(0)))
replace('opens: [chekout]', 'opens: [checkout]')
wait_for('the finding disappears', function() return #vim.diagnostic.get(0) == 0 end)

check(vim.inspect(ask('textDocument/hover', 'checkout]')):find('checkout', 1, true), 'the hover has a text')
local definition = ask('textDocument/definition', 'checkout]')
definition = definition[1] or definition
check((definition.targetUri or definition.uri):find('Features/Checkout.nav.yaml', 1, true), vim.inspect(definition))
local completion = ask('textDocument/completion', 'checkout]', { context = { triggerKind = 1 } })
local labels = vim.tbl_map(function(item) return item.label end, completion.items or completion)
check(vim.tbl_contains(labels, 'receipt'), vim.inspect(labels))

local edit = ask('textDocument/rename', 'checkout]', { newName = 'payment' })
vim.lsp.util.apply_workspace_edit(edit, client.offset_encoding)
check(table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), '\n'):find('opens: [payment]', 1, true), 'the name is renamed')
vim.cmd('silent wall')
open(folder .. '/Features/Checkout.nav.yaml')
check(table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), '\n'):find('payment: {', 1, true), 'the other file is renamed')
wait_for('the other file uses the same server', function() return #clients(0) == 1 and clients(0)[1].id == client.id end)

vim.lsp.stop_client(clients())
wait_for('the server ends', function() return #clients() == 0 end)
print('ok')

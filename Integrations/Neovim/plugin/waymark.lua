-- Starts the language server of Waymark for specs. Neovim loads this file if the folder above is in `runtimepath`.

-- Neovim 0.11 and later reads lsp/waymark.lua, which `vim.lsp.config` can change.
if vim.fn.has('nvim-0.11') == 1 then
  vim.lsp.enable('waymark')
  return
end

-- Returns the folder of the package or the repository, or the folder of the file.
local function root_of(file)
  local folder = vim.fn.fnamemodify(file, ':p:h')
  local root = folder
  while root ~= '/' do
    for _, marker in ipairs({ 'Package.swift', '.git' }) do
      if vim.loop.fs_stat(root .. '/' .. marker) then
        return root
      end
    end
    root = vim.fn.fnamemodify(root, ':h')
  end
  return folder
end

-- The servers by their folders, for Neovim 0.7, which has no `vim.lsp.start`.
local clients = {}

local function start(buffer)
  local root = root_of(vim.api.nvim_buf_get_name(buffer))
  local config = { name = 'waymark', cmd = { 'waymark', 'lsp' }, root_dir = root }
  if vim.lsp.start then
    vim.lsp.start(config)
    return
  end
  if not (clients[root] and vim.lsp.get_client_by_id(clients[root])) then
    config.capabilities = vim.lsp.protocol.make_client_capabilities()
    clients[root] = vim.lsp.start_client(config)
  end
  vim.lsp.buf_attach_client(buffer, clients[root])
end

vim.api.nvim_create_autocmd('FileType', {
  pattern = 'yaml',
  desc = 'Start the language server of Waymark',
  callback = function(event)
    if vim.api.nvim_buf_get_name(event.buf):find('%.nav%.yaml$') then
      start(event.buf)
    end
  end,
})

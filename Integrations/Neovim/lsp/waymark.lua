-- The configuration of the language server for Neovim 0.11 and later. See `:help lsp-config`.

return {
  cmd = { 'waymark', 'lsp' },
  filetypes = { 'yaml' },
  -- Only files with this name are specs. Without a call of `on_dir`, the server doesn't start.
  root_dir = function(buffer, on_dir)
    local name = vim.api.nvim_buf_get_name(buffer)
    if name:find('%.nav%.yaml$') then
      on_dir(vim.fs.root(buffer, { 'Package.swift', '.git' }) or vim.fs.dirname(name))
    end
  end,
}

-- Adds the command :WaymarkWatch [SPEC], which keeps the findings of Waymark in the quickfix list. Copy this file to
-- ~/.config/nvim/plugin/waymark.lua. The program `waymark` must be in PATH.
vim.api.nvim_create_user_command("WaymarkWatch", function(options)
  local rest, lines = "", {}
  vim.fn.jobstart({ "waymark", "watch", options.args ~= "" and options.args or "." }, {
    on_stderr = function(_, data)
      -- The first text continues the last line of the previous call.
      data[1] = rest .. data[1]
      rest = table.remove(data)
      for _, line in ipairs(data) do
        if line:match("^%[%d%d:%d%d:%d%d%] checking ") then
          lines = {}
        elseif line:match("^%[%d%d:%d%d:%d%d%] .*; waiting for changes$") then
          vim.fn.setqflist({}, "r", { title = "waymark watch", lines = lines, efm = "%f:%l:%c: %t%*[^:]: %m" })
        else
          table.insert(lines, line)
        end
      end
    end,
  })
end, { nargs = "?", complete = "file" })

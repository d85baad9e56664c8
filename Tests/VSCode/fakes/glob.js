'use strict';

/**
 * Returns a regular expression for a glob of the editor.
 *
 * @param {string} glob The glob, with `*`, `**`, and alternatives in braces.
 * @returns {RegExp} The expression for an absolute path.
 */
function globExpression(glob) {
  let source = '';
  let depth = 0;
  for (let index = 0; index < glob.length; index++) {
    const rest = glob.slice(index);
    const character = glob[index];
    if (rest.startsWith('**/')) {
      source += '(?:.*/)?';
      index += 2;
    } else if (rest.startsWith('**')) {
      source += '.*';
      index += 1;
    } else if (character === '*') source += '[^/]*';
    else if (character === '{') depth += (source += '(?:') && 1;
    else if (character === '}') depth -= (source += ')') && 1;
    else if (character === ',' && depth > 0) source += '|';
    else source += character.replace(/[.+?^$()[\]\\|]/, '\\$&');
  }
  return new RegExp(glob.startsWith('/') ? `^${source}$` : `^/?${source}$`);
}

module.exports = { globExpression };

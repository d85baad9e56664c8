'use strict';

/**
 * Returns an object that throws when a property is read or set that it doesn't have. The object finds misspelled names,
 * and parts of the editor's interface that the fake doesn't have.
 *
 * @param {string} name The name of the object for the error.
 * @param {object} target The object with all its properties.
 * @returns {any} The strict object.
 */
function strict(name, target) {
  // Promises, the test runner, and JSON ask each object for these properties.
  const probed = new Set(['then', 'toJSON', 'constructor', 'inspect', 'nodeType']);
  return new Proxy(target, {
    get(object, key, receiver) {
      if (typeof key === 'string' && !(key in object) && !probed.has(key)) throw new Error(`${name} has no ${key}`);
      return Reflect.get(object, key, receiver);
    },
    set(object, key, value, receiver) {
      if (!(key in object)) throw new Error(`${name} has no ${String(key)} to set`);
      return Reflect.set(object, key, value, receiver);
    },
  });
}

module.exports = { strict };

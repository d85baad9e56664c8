'use strict';

/** The limit only stops a test that hangs, so no result depends on it. The limit is a number of milliseconds. */
const LIMIT = 600_000;

// A test can replace the global functions with a clock.
const { setTimeout, clearTimeout } = globalThis;

/**
 * Returns a promise that fails if another promise hangs.
 *
 * @param {string} what What the promise waits for.
 * @param {(resolve: (value?: any) => void, reject: (error: Error) => void) => void} body The body of the other promise.
 */
function patient(what, body) {
  let timer;
  return new Promise((resolve, reject) => {
    // After a failure, the process does not wait for the limit.
    timer = setTimeout(() => reject(new Error(`hung: ${what}`)), LIMIT).unref();
    body(resolve, reject);
  }).finally(() => clearTimeout(timer));
}

/** Waits until all work is done that waits for nothing but promises. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

module.exports = { patient, turn };

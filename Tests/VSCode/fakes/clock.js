'use strict';

const { turn } = require('./patience');

const real = { setTimeout: globalThis.setTimeout, clearTimeout: globalThis.clearTimeout, now: Date.now };

/** The timers and the time of the extension, which pass only if a test says so. */
class Clock {
  #timers = new Map();
  #lastTimer = 0;
  /** The time since the start in milliseconds. */
  time = 0;

  /** Replaces the functions of the system until a call of `end`. */
  constructor() {
    const start = real.now();
    Date.now = () => start + this.time;
    globalThis.setTimeout = (action, delay, ...values) => {
      this.#timers.set(++this.#lastTimer, { at: this.time + delay, action: () => action(...values) });
      return this.#lastTimer;
    };
    globalThis.clearTimeout = (timer) => void this.#timers.delete(timer);
  }

  end() {
    Date.now = real.now;
    globalThis.setTimeout = real.setTimeout;
    globalThis.clearTimeout = real.clearTimeout;
  }

  /** The times until the timers of the extension. */
  get delays() {
    return [...this.#timers.values()].map(({ at }) => at - this.time);
  }

  /** Lets a time pass. */
  async pass(milliseconds) {
    this.time += milliseconds;
    for (const [timer, { at, action }] of this.#timers) {
      if (at <= this.time && this.#timers.delete(timer)) action();
    }
    await turn();
  }
}

module.exports = { Clock };

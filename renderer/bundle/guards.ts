/**
 * Replacements for the clock, randomness and the machine in a site's own code. The same files on the same day must give
 * the same pages, so each of these throws when used, and the error has a line.
 */

/** The name of `guards` in compiled files. */
export const guardsName = 'siteGuards';

const machine = ['process', 'globalThis', 'global', 'require', 'fetch', 'crypto'];
const clocks = ['performance', 'setTimeout', 'setInterval', 'setImmediate'];

export const guards: Readonly<Record<string, unknown>> = {
  ...Object.fromEntries(clocks.map((name) => [name, refuseAll(name, clockText)])),
  ...Object.fromEntries(machine.map((name) => [name, refuseAll(name, machineText)])),
  random: () => refuse('it asks chance (“Math.random”)'),
  Date: new Proxy(Date, {
    apply: () => refuse(clockText('Date()')),
    construct: (target, args) =>
      args.length === 0 ? refuse(clockText('new Date()')) : Reflect.construct(target, args),
    get: (target, key) => (key === 'now' ? refuse(clockText('Date.now')) : Reflect.get(target, key)),
  }),
};

/** Names as a file writes them, and their replacements if the file doesn't declare them itself. */
export const guardedNames: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...machine, ...clocks, 'Date'].map((name) => [name, `${guardsName}.${name}`])),
  'Math.random': `${guardsName}.random`,
};

function refuseAll(name: string, text: (name: string) => string): unknown {
  const fail = () => refuse(text(name));
  return new Proxy(function guarded() {}, { apply: fail, construct: fail, get: fail, has: fail, set: fail });
}

function clockText(name: string): string {
  return `it reads the clock (“${name}”)`;
}

function machineText(name: string): string {
  return `it looks at the machine that it runs on (“${name}”)`;
}

function refuse(text: string): never {
  throw new Error(`${text}, but may depend only on the values that it is given.`);
}

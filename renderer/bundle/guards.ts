/**
 * Replacements for the clock, randomness and the machine in a site's own code, and in the packages that it imports. The
 * same files on the same day must give the same pages, so each of these throws when used, and the error has a line.
 */
import { createRequire } from 'node:module';
import { guardJsx, guardReact } from './guarded-react.ts';

/** The name of `guards` in compiled files. */
export const guardsName = 'siteGuards';

const machine = ['process', 'globalThis', 'global', 'require', 'fetch'];
const clocks = ['setTimeout', 'setInterval', 'setImmediate'];

export const guards: Readonly<Record<string, unknown>> = {
  ...Object.fromEntries(clocks.map((name) => [name, refuseAll(name, clockText)])),
  ...Object.fromEntries(machine.map((name) => [name, refuseAll(name, machineText)])),
  env: refuseAll('import.meta.env', machineText),
  random: () => refuse('it asks chance (“Math.random”)'),
  performance: refuseCalls(clockText('performance')),
  crypto: refuseCalls(machineText('crypto')),
  moduleOf: (name: string) => refuseModule(name),
  react: guardReact,
  jsx: guardJsx,
  Date: new Proxy(Date, {
    apply: () => refuse(clockText('Date()')),
    construct: (target, args, made) =>
      args.length === 0 ? refuse(clockText('new Date()')) : Reflect.construct(target, args, made),
    get: (target, key) => (key === 'now' ? refuse(clockText('Date.now')) : Reflect.get(target, key)),
  }),
};

/**
 * What makes one build differ from the next, in islands and packages too: names as a file writes them, and their
 * replacements if the file doesn't declare them itself. Whatever else these look at, they may well do in a browser only.
 */
export const changingNames: Readonly<Record<string, string>> = {
  ...replaced(['Date', 'performance', 'crypto']),
  'Math.random': `${guardsName}.random`,
};

/** The same for all other files of a site. */
export const guardedNames: Readonly<Record<string, string>> = {
  ...changingNames,
  ...replaced([...machine, ...clocks]),
  'import.meta.env': `${guardsName}.env`,
};

function replaced(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, `${guardsName}.${name}`]));
}

/** A module of Node of which every function refuses. A package may well import one and use it only elsewhere. */
function refuseModule(name: string): object {
  const exports: object = createRequire(import.meta.url)(name);
  const names = Object.keys(exports).map((key) => [key, refuseAll(`${name}.${key}`, machineText)]);
  return Object.fromEntries(names);
}

/** An object whose methods can be looked up, as many packages do when they are loaded, but not called. */
function refuseCalls(text: string): object {
  return new Proxy({}, { get: () => () => refuse(text), set: () => refuse(text) });
}

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

import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { guards, guardsName } from './guards.ts';

/** The names that lines of a bundle bear in a stack trace. */
export const bundleNames = { templates: 'site-templates.js', kinds: 'site-kinds.js' } as const;

export type BundleName = keyof typeof bundleNames;

/**
 * What a bundle (CommonJS) exports. Its top level runs here, and may throw. A compiled function can be collected when
 * it is no longer used; a module that was imported stays for ever.
 */
export function evaluateBundle(name: BundleName, code: string): object {
  const module = { exports: {} };
  const parameters = ['exports', 'require', 'module', guardsName];
  const evaluate = compileFunction(code, parameters, { filename: bundleNames[name] });
  evaluate(module.exports, createRequire(import.meta.url), module, guards);
  return module.exports;
}

import { createRequire } from 'node:module';
import { readScript } from '../store/kept-script.ts';
import { noStore, type ValueStore } from '../store/value-store.ts';
import { guards, guardsName } from './guards.ts';
import { linkedName, type ShippedModules } from './shipped-modules.ts';

/** The names that lines of a bundle bear in a stack trace. */
export const bundleNames = {
  templates: 'site-templates.js',
  shipped: 'site-shipped.js',
  kinds: 'site-kinds.js',
} as const;

export type BundleName = keyof typeof bundleNames;

/** What V8 makes of a bundle is kept in `store`, under a name for exactly this code. */
export type Keeping = { store: ValueStore; key: string };

/**
 * What a bundle (CommonJS) exports. Its top level runs here, and may throw. A compiled function can be collected when
 * it is no longer used; a module that was imported stays for ever. `shipped`: what it is linked with.
 */
export function evaluateBundle(
  name: BundleName,
  code: string,
  { keeping = { store: noStore, key: '' }, shipped }: { keeping?: Keeping; shipped?: ShippedModules } = {},
): object {
  const module = { exports: {} };
  const parameters = ['exports', 'require', 'module', guardsName, linkedName];
  const evaluate = readScript(code, parameters, { filename: bundleNames[name], ...keeping });
  evaluate(module.exports, createRequire(import.meta.url), module, guards, shipped);
  return module.exports;
}

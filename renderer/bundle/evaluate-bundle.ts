import { createRequire } from 'node:module';
import { readScript } from '../store/read-script.ts';
import { noStore, type ValueStore } from '../store/value-store.ts';
import { guards, guardsName } from './guards.ts';
import { linkedName, type ShippedModules } from './shipped-modules.ts';

/** The names of bundles in stack traces. */
export const bundleNames = {
  templates: 'site-templates.js',
  shipped: 'site-shipped.js',
  kinds: 'site-kinds.js',
} as const;

export type BundleName = keyof typeof bundleNames;

/** `store` caches V8's compiled code for a bundle, under a key for exactly this source. */
export type StoreSlot = { store: ValueStore; key: string };

/**
 * The exports of a bundle (CommonJS). Its top level runs here, and may throw. A compiled function can be collected when
 * it is no longer used; an imported module stays for ever. `shipped`: what it is linked with.
 */
export function evaluateBundle(
  name: BundleName,
  code: string,
  { keeping = { store: noStore, key: '' }, shipped }: { keeping?: StoreSlot; shipped?: ShippedModules } = {},
): object {
  const module = { exports: {} };
  const parameters = ['exports', 'require', 'module', guardsName, linkedName];
  const evaluate = readScript(code, parameters, { filename: bundleNames[name], ...keeping });
  evaluate(module.exports, createRequire(import.meta.url), module, guards, shipped);
  return module.exports;
}

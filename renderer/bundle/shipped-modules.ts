import type { BundleInputs } from './run-esbuild.ts';

/**
 * The program's own templates, bundled and evaluated once, for a site's own templates to be linked with: what a
 * site's template imports of them is taken from here, not bundled again. `modules` are their files, by their path
 * within the program, `packages` what they import, by the name under which they do; each with what it exports.
 */
export type ShippedModules = {
  /** Of the code. */
  version: string;
  map: string;
  /** Relative to the program's folder. */
  inputs: BundleInputs;
  modules: Readonly<Record<string, object>>;
  packages: Readonly<Record<string, ShippedPackage>>;
};

export type ShippedPackage = { format: 'cjs' | 'esm'; exports: object };

/** The name under which a site's bundle knows what it is linked with. */
export const linkedName = 'siteShipped';

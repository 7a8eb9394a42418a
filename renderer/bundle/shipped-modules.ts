import type { BundleInputs } from './run-esbuild.ts';

/**
 * The program's own templates, bundled and evaluated once, for a site's own templates to link with: their imports
 * resolve to this, instead of being bundled again. `modules` are the files, by their path within the program,
 * `packages` the packages they import, by the name in the import; each with its exports.
 */
export type ShippedModules = {
  /** The version of the code. */
  version: string;
  map: string;
  /** Relative to the program's folder. */
  inputs: BundleInputs;
  modules: Readonly<Record<string, object>>;
  packages: Readonly<Record<string, ShippedPackage>>;
};

export type ShippedPackage = { format: 'cjs' | 'esm'; exports: object };

/** The name of the linked modules within a site's bundle. */
export const linkedName = 'siteShipped';

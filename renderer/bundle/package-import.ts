import { isFields } from '../../diagnostics/fields.ts';

/** An import of an npm package in a site's own file (absolute). `path`: as it is written there. */
export type PackageImport = { importer: string; path: string };

/** Why a site's own file may not import a package. */
export type Refusal =
  | { kind: 'unlisted' | 'missing'; name: string }
  /** `name`: the package that imports the module, unless the file does so itself. */
  | { kind: 'needs-node'; module: string; name?: string }
  | { kind: 'unbundled'; name: string; detail: string };

/** As a plugin of ours has passed it to esbuild, which returns it as it was. */
export function isRefusal(detail: unknown): detail is Refusal {
  return isFields(detail) && typeof detail.kind === 'string';
}

import path from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { hasError } from '../../diagnostics/has-error.ts';
import { sortDiagnostics } from '../../diagnostics/sort-diagnostics.ts';
import { findPackageFolder } from '../bundle/package-folder.ts';
import type { FlatFile } from '../flatten/flat-file.ts';
import { ownFiles } from '../flatten/own-files.ts';
import type { ReadSite } from './read-site.ts';

export type FlatSite = {
  /** `site.yaml`, `content/` and what the site has of `schemas/`, `templates/` and `kinds/`. Absent where something can't be taken along. */
  files?: FlatFile[];
  /** In the order of files and lines. */
  diagnostics: Diagnostic[];
};

/** What a site is made of, as files that stand alone in a folder of their own. */
export function flattenSite({ sources, diagnostics }: ReadSite): FlatSite {
  if (!sources || hasError(diagnostics)) return { diagnostics: [] };
  const problems: Diagnostic[] = [];
  const { root, site, collections, media } = sources;
  const documents = [site, ...Object.values(collections).flat()].map(
    ({ file }): FlatFile => ({ name: file, copyOf: path.join(root, file) }),
  );
  const pictures = Object.values(media).map(
    (one): FlatFile => ({ name: `content/media/${one.name}`, copyOf: one.path }),
  );
  const own = root === findPackageFolder() ? [] : ['schemas', 'templates', 'kinds'];
  const code = own.flatMap((name) => ownFiles(root, name, (problem) => void problems.push(problem)));
  if (hasError(problems)) return { diagnostics: sortDiagnostics(problems) };
  return { files: [...documents, ...pictures, ...code], diagnostics: [] };
}

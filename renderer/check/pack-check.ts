import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { MediaFiles, SiteLayer, Source } from '../model/source.ts';
import { type PackedNames, packNames, unpackNames } from '../store/pack-names.ts';
import type { CheckResult, OfDay } from './check-cache.ts';
import type { DocumentProblems } from './check-documents.ts';

/** The results of a check as plain data, with file names in place of files. */
export type PackedCheck = {
  root: string;
  layers: readonly SiteLayer[];
  site: string;
  collections: Readonly<Record<string, PackedNames>>;
  media: MediaFiles;
  problems: readonly Diagnostic[];
  ofDay?: OfDay;
  /** For files with Markdown that have problems; the `others` have none. */
  ofFiles: ReadonlyMap<string, DocumentProblems>;
  others: PackedNames;
};

export function packCheck({ sources, problems, ofDay, ofFiles }: CheckResult): PackedCheck {
  const { root, layers, site, collections, media } = sources;
  const names = Object.entries(collections).map(([name, files]) => [
    name,
    packNames(files.map(({ file }) => file)),
  ]);
  const judged = [...ofFiles].map(([{ file }, found]) => [file, found] as const);
  return {
    ...{ root, layers, site: site.file, collections: Object.fromEntries(names), media, problems },
    ...(ofDay && { ofDay }),
    ofFiles: new Map(judged.filter(([, found]) => found.length > 0)),
    others: packNames(judged.flatMap(([file, found]) => (found.length > 0 ? [] : [file]))),
  };
}

/** `fileBefore`: a file as it was at that check. Undefined if it is no longer known what was checked. */
export function unpackCheck(
  { root, layers, site, collections, media, problems, ofDay, ofFiles, others }: PackedCheck,
  fileBefore: (file: string) => Source | undefined,
): Pick<CheckResult, 'sources' | 'problems' | 'ofDay' | 'ofFiles'> | undefined {
  const settings = fileBefore(site);
  if (!settings) return undefined;
  const filesOf = (names: PackedNames) => unpackNames(names).flatMap((file) => fileBefore(file) ?? []);
  const entries = Object.entries(collections).map(([name, files]) => [name, filesOf(files)]);
  const judged = [...ofFiles, ...unpackNames(others).map((file) => [file, []] as const)];
  const found = judged.flatMap(([file, diagnostics]) => {
    const source = fileBefore(file);
    return source ? [[source, diagnostics] as const] : [];
  });
  return {
    sources: { root, layers, media, site: settings, collections: Object.fromEntries(entries) },
    problems,
    ...(ofDay && { ofDay }),
    ofFiles: new Map(found),
  };
}

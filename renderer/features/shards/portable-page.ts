/** A page's record for use on another machine: without paths, and with facts named by their index in a list. */
import { ownProperty } from '../../../diagnostics/own-property.ts';
import type { Asset, DrawnFile } from '../../../schemas/asset.ts';
import { type InspectedPage, type PackedFacts, packFacts } from '../../inspect/inspected-page.ts';
import type { MediaFiles } from '../../model/source.ts';
import type { CachedPage } from '../../warm/cached-pages.ts';
import { digestOfLine } from '../../write/write-provenance.ts';

export type PortablePage = Omit<CachedPage, 'version' | 'inspected' | 'provenance'> & {
  /** The line itself. */
  provenance: string;
  page: InspectedPage['page'];
  pieces: readonly { facts: number; section?: number }[];
};

/** `provenance`: the page's line of the record. */
type RecordedPage = { record: CachedPage; provenance: string };

/** `nameOf`: the site's name for a file, by its path. `factsAt`: the index of a list of facts. */
type PackPageOptions = { nameOf: (path: string) => string; factsAt: (facts: PackedFacts) => number };

export function packPage(
  { record: { version: _version, inspected, ...record }, provenance }: RecordedPage,
  { nameOf, factsAt }: PackPageOptions,
): PortablePage {
  return {
    ...record,
    provenance,
    use: { ...record.use, fragments: [] },
    assets: record.assets.map((asset) => withPaths(asset, nameOf)),
    page: inspected.page,
    pieces: inspected.pieces.map(({ facts, section }) => ({
      facts: factsAt(facts),
      ...(section !== undefined && { section }),
    })),
  };
}

/** The names that `unpackPage` looks up. */
export function createNames(media: MediaFiles): PackPageOptions['nameOf'] {
  const names = new Map(Object.entries(media).map(([name, { path }]) => [path, name]));
  return (path) => {
    const name = names.get(path);
    if (name === undefined) throw new Error(`the site has no file ${path}`);
    return name;
  };
}

/** Undefined if it names something that the site doesn't have, or has an output where no page's files belong. */
export function unpackPage(
  { page, pieces, provenance, ...record }: PortablePage,
  { media, facts }: { media: MediaFiles; facts: readonly PackedFacts[] },
): RecordedPage | undefined {
  const missing: string[] = [];
  const pathOf = (name: string) => {
    const path = ownProperty(media, name)?.path;
    if (path === undefined) missing.push(name);
    return path ?? '';
  };
  const assets = record.assets.map((asset) => withPaths(asset, pathOf));
  if (missing.length > 0 || !assets.every(({ file }) => isAssetOutput(file.output))) return undefined;
  const whole = pieces.map((piece) => ({
    facts: facts[piece.facts] ?? packFacts([]),
    section: piece.section,
  }));
  return {
    record: {
      ...record,
      ...{ assets, inspected: { page, pieces: whole }, version: neverPlanned },
      provenance: digestOfLine(provenance),
    },
    provenance,
  };
}

/** No plan has this version. */
const neverPlanned = 0;

/** Pages' assets are in folders, under names that no page and no file of the site has. */
function isAssetOutput(output: string): boolean {
  const [folder, ...names] = output.split('/');
  const isPlain = names.every((name) => /^[^\\\0]+$/.test(name) && name !== '.' && name !== '..');
  return ['media', 'art', 'social'].includes(folder ?? '') && names.length > 0 && isPlain;
}

function withPaths(asset: Asset, change: (path: string) => string): Asset {
  const at = <T extends { path: string }>(file: T): T => ({ ...file, path: change(file.path) });
  if (asset.make === 'art') return asset;
  if (asset.make === 'copy') return { make: 'copy', file: at(asset.file) };
  if (asset.make === 'derived')
    return { make: 'derived', file: { ...asset.file, source: at(asset.file.source) } };
  const { file } = asset;
  if (file.kind !== 'social') return { make: 'drawing', file: { ...file, source: at(file.source) } };
  const { logo, art, typefaces } = file;
  return {
    make: 'drawing',
    file: {
      ...file,
      ...(logo && { logo: at(logo) }),
      ...(art && { art: isFile(art) ? at(art) : art }),
      typefaces: { heading: at(typefaces.heading), text: at(typefaces.text) },
    },
  };
}

function isFile(art: object): art is DrawnFile {
  return 'path' in art;
}

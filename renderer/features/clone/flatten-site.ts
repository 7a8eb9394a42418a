import { type Dirent, readdirSync } from 'node:fs';
import path, { join } from 'node:path';
import type { Diagnostic, Report } from '../../../diagnostics/diagnostic.ts';
import { type Fields, fieldsOf } from '../../../diagnostics/fields.ts';
import { hasError } from '../../../diagnostics/has-error.ts';
import { cloneHoldsLink } from '../../../diagnostics/messages/command.ts';
import { sortDiagnostics } from '../../../diagnostics/sort-diagnostics.ts';
import type { Site } from '../../model/site.ts';
import type { Source, Sources } from '../../model/source.ts';
import { checkSite } from '../../pipeline/check-site.ts';
import type { ReadSite } from '../../pipeline/read-site.ts';
import { findGone } from '../../read/layers/find-gone.ts';
import { isGoneAddress } from '../../read/layers/leads-nowhere.ts';
import { layerFolders, siteFolders } from '../../read/layers/site-folders.ts';
import { parseSource } from '../../read/read-source.ts';
import { wholeSchema } from '../../schema/part-schema.ts';
import { isRow } from '../../source/is-row.ts';
import { nameInLayer } from '../../source/layer-of.ts';
import { sourcesOf } from '../../source/sources-of.ts';
import { isGone } from '../../store/own-files.ts';
import { findPackageFolder } from '../../store/package-folder.ts';
import type { FlatFile } from './flat-file.ts';
import { type IsGone, withoutDeadLinks, wordsWithout } from './without-dead-links.ts';

export type FlatSite = {
  /**
   * `site.yaml`, `content/`, `data/` and the site's own `schemas/`, `templates/` and `kinds/`. Absent if something can't be
   * copied.
   */
  files?: FlatFile[];
  /** Sorted by file and line. */
  diagnostics: Diagnostic[];
};

/**
 * The files of a site as a standalone copy. A site that extends another must have no errors: whatever it still lacks
 * would be lost silently.
 */
export function flattenSite(read: ReadSite, { today }: { today: Date }): FlatSite {
  const { sources } = read;
  if (!sources || hasError(read.diagnostics)) return { diagnostics: [] };
  const problems: Diagnostic[] = [];
  const code = codeFiles(sources.root, (problem) => void problems.push(problem));
  if (hasError(problems)) return { diagnostics: sortDiagnostics(problems) };
  const documents = documentsOf(read, sources, today);
  if ('diagnostics' in documents) return documents;
  const pictures = Object.values(sources.media).map(
    ({ name, path: copyOf }): FlatFile => ({ name: `content/media/${name}`, copyOf }),
  );
  return { files: [...documents.files, ...pictures, ...code], diagnostics: [] };
}

function documentsOf(
  read: ReadSite,
  sources: Sources,
  today: Date,
): { files: FlatFile[] } | { diagnostics: Diagnostic[] } {
  const { layers } = sources;
  if (layers.length === 1) {
    const files = sourcesOf(sources).filter((source) => !isRow(source));
    return { files: files.map((source) => copyOf(source, sources)) };
  }
  const { site, diagnostics } = checkSite(read, { today });
  if (!site) return { diagnostics };
  // The copy no longer depends on the base: entries that are missing are gone, of whatever kind.
  const gone = findGone(sources, layers, []);
  const isGone = (address: string) => isGoneAddress(address, gone);
  const words = new Map(site.kinds.map(({ collection, word }) => [collection, word]));
  const merged = Object.entries(site.collections).flatMap(([collection, entries]) =>
    entries
      .filter(({ id, source }) => !gone.entries.has(`${collection}/${id}`) && !isRow(source))
      .map(({ source }) => flatFile(source, words.get(collection) ?? collection, { site, sources, isGone })),
  );
  return { files: [flatFile(sources.site, 'site', { site, sources, isGone }), ...merged] };
}

type FlatFileInput = { site: Site; sources: Sources; isGone: IsGone };

/** The file itself, with its comments, if its own text gives the whole value. */
function flatFile(source: Source, schema: string, { site, sources, isGone }: FlatFileInput): FlatFile {
  const { schemas } = site;
  const { $leftOut: _mark, ...own } = fieldsOf(source.value);
  const left = withoutDeadLinks(own, wholeSchema(schema, schemas), isGone, schemas);
  const value = schema === 'site' ? withoutBase(left) : left;
  const written = source.body && source.text.slice(source.body.start);
  const body = written === undefined ? undefined : wordsWithout(written, isGone);
  const asItStands = parseSource(source.file, source.text).source.value;
  const copied = copyOf(source, sources);
  if (body === written && JSON.stringify(value) === JSON.stringify(asItStands)) return copied;
  return { name: copied.name, value, ...(body !== undefined && { body }) };
}

/**
 * Drops fields about the base or other sites of the repository, which mean nothing in a standalone site; converted
 * amounts become its own.
 */
function withoutBase(value: unknown): Fields {
  return Object.fromEntries(Object.entries(fieldsOf(value)).filter(([key]) => !aboutBase.includes(key)));
}

const aboutBase = ['extends', 'alternates', 'inherit', 'confirmed', 'seen', 'prices'];

/** Named as in the layer that it comes from. */
function copyOf({ file }: Source, { root, layers }: Sources): { name: string; copyOf: string } {
  return { name: nameInLayer(file, layers), copyOf: path.resolve(root, file) };
}

/** Developers' files for this site, nearer layers overriding those further away. */
function codeFiles(root: string, report: Report): FlatFile[] {
  const { schemasFolders, templatesFolders, kindsFolders } = siteFolders(root);
  const packaged = findPackageFolder();
  const dataFolders = layerFolders(root).map((layer) => join(layer, 'data'));
  const overlaid = [templatesFolders, kindsFolders, dataFolders];
  const folders = [...schemasFolders, ...overlaid.flatMap((own) => own.toReversed())];
  const own = folders.filter((folder) => path.dirname(folder) !== packaged);
  const files = own.flatMap((folder) => ownFiles(path.dirname(folder), path.basename(folder), report));
  return [...new Map(files.map((file) => [file.name, file])).values()];
}

/**
 * Developers' files in a folder of the site: `name` is `schemas`, `templates`, `kinds` or `data`. Hidden files and packages are
 * left out, as are the files that `site types` generates.
 */
function ownFiles(root: string, name: string, report: Report): FlatFile[] {
  return entriesOf(join(root, name)).flatMap((entry): FlatFile[] => {
    const file = `${name}/${entry.name}`;
    if (isNobodysBusiness(entry.name) || generated.includes(file)) return [];
    if (entry.isSymbolicLink()) report(cloneHoldsLink(file));
    if (entry.isDirectory()) return ownFiles(root, file, report);
    return entry.isFile() ? [{ name: file, copyOf: join(root, file) }] : [];
  });
}

const generated = ['schemas/types.ts', 'schemas/editor'];

function isNobodysBusiness(name: string): boolean {
  return name.startsWith('.') || name.endsWith('~') || name === 'node_modules';
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((one, other) =>
      one.name < other.name ? -1 : 1,
    );
  } catch (error) {
    if (isGone(error)) return [];
    throw error;
  }
}

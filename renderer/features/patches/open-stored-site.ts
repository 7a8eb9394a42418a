import { join } from 'node:path';
import type { Document } from '../../check/document.ts';
import { noGaps } from '../../check/gaps/watch-gaps.ts';
import { once } from '../../check/once.ts';
import type { PackedCheck } from '../../check/pack-check.ts';
import type { Kinds } from '../../model/kinds.ts';
import type { SchemaSet, Site } from '../../model/site.ts';
import type { Source } from '../../model/source.ts';
import type { StoredText } from '../../read/read-cache.ts';
import { createReadCache } from '../../read/read-cache.ts';
import { readSource } from '../../read/read-source.ts';
import { kindOf } from '../../schema/find-kind.ts';
import { schemaNamed } from '../../schema/schema-named.ts';
import { idOfFile } from '../../source/id-of-file.ts';
import { unpackNames } from '../../store/pack-names.ts';

type OpenStoredSiteInput = {
  root: string;
  check: PackedCheck;
  schemas: SchemaSet;
  kinds: Kinds;
  /** By absolute path. */
  text: (absolute: string) => StoredText | undefined;
  /** The changed files, by their names. */
  changed: ReadonlyMap<string, Source>;
};

/** `among`: the documents of the changed files. */
export type StoredSite = {
  site: Site;
  documents: readonly Document[];
  among: readonly Document[];
  source: (file: string) => Source | undefined;
};

/**
 * A site that an earlier process has checked except for a few texts: a file's content is looked up on demand. Throws if
 * it can't be: the stored build is damaged, or a file has just changed.
 */
export function openStoredSite({
  root,
  check,
  schemas,
  kinds,
  text,
  changed,
}: OpenStoredSiteInput): StoredSite {
  const sourceNamed = (file: string) => changed.get(file) ?? storedSource(file, { root, text });
  const among: Document[] = [];
  const byFile = new Map<string, Document>();
  const documentsIn = (collection: string, schemaName: string, files: readonly string[]) => {
    const schema = schemaNamed(schemas, schemaName);
    if (!schema) return [];
    return files.map((file) => {
      const document = new StoredDocument(file, { collection, schemaName, schema }, sourceNamed);
      byFile.set(file, document);
      if (changed.has(file)) among.push(document);
      return document;
    });
  };
  const settings = documentsIn('site', 'site', [check.site]);
  const [own] = settings;
  if (!own) throw new Error('there is no schema for site.yaml');
  const byName = Object.entries(check.collections).map(([name, files]): [string, Document[]] => [
    name,
    documentsIn(name, kindOf(name, kinds)?.word ?? name, unpackNames(files)),
  ]);
  const known = new Set(kinds.map(({ collection }) => collection));
  const none = [...known].map((name): [string, Document[]] => [name, []]);
  const collections = Object.fromEntries([...none, ...byName.filter(([name]) => known.has(name))]);
  return {
    documents: [...settings, ...byName.flatMap(([, documents]) => documents)],
    among,
    source: (file) => byFile.get(file)?.source,
    site: {
      ...{ root, schemas, kinds, settings: own, collections, media: check.media },
      ...{ layers: check.layers, leftOut: [], leftOutRoutes: [] },
    },
  };
}

/** A class, since there is one per file: separate closures for each would take longer than all the rest. */
class StoredDocument implements Document {
  readonly collection: string;
  readonly id: string;
  readonly schemaName: string;
  readonly schema: Document['schema'];
  #file: string;
  #sourceNamed: (file: string) => Source;
  #source: Source | undefined;

  constructor(
    file: string,
    { collection, schemaName, schema }: Pick<Document, 'collection' | 'schemaName' | 'schema'>,
    sourceNamed: (file: string) => Source,
  ) {
    this.collection = collection;
    this.id = idOfFile(file);
    this.schemaName = schemaName;
    this.schema = schema;
    this.#file = file;
    this.#sourceNamed = sourceNamed;
  }

  get source(): Source {
    this.#source ??= this.#sourceNamed(this.#file);
    return this.#source;
  }

  get value(): Document['value'] {
    return noGaps.fields(this.source);
  }
}

/** The fields come from the store; the text is opened if they aren't enough. */
function storedSource(file: string, { root, text }: Pick<OpenStoredSiteInput, 'root' | 'text'>): Source {
  const absolute = join(root, file);
  const stored = once(() => {
    const found = text(absolute);
    if (found?.file !== file) throw new Error(`nothing is stored of ${file}`);
    return found;
  });
  const opened = once(() => {
    const cache = { ...createReadCache(), stored: new Map([[absolute, stored()]]) };
    const name = file.replace(/^.*\//, '');
    const source = readSource({ name, absolute, file, kind: 'file' }, { cache }, () => {});
    if (source.spans !== stored().spans) throw new Error(`${file} has changed`);
    return source;
  });
  return {
    file,
    get text() {
      return opened().text;
    },
    get lines() {
      return opened().lines;
    },
    get value() {
      return stored().value;
    },
    get spans() {
      return stored().spans;
    },
    get body() {
      return stored().body && opened().body;
    },
  };
}

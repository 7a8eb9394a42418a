import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Path, Place } from '../../diagnostics/place.ts';
import type { SchemaFault } from './broken-schema.ts';
import { locateInJson } from './locate-in-json.ts';
import { schemaFile } from './schema-files.ts';

/** The place of a part of a schema, by the schema's name. */
export type LocateInSchema = (schema: string, path: Path, part?: 'key' | 'value') => Place;

/**
 * Reads a schema's file again to locate something in it: schemas with a mistake are rare, so their texts are not kept.
 * The file is the one in use, from the last of `folders` that has it; places name it relative to the site's folder
 * `root`.
 */
export function locateInSchemas(folders: readonly string[], root: string): LocateInSchema {
  return (schema, path, part) => {
    const found = findFile(schema, folders);
    const text = found === undefined ? '' : readFileSync(found, 'utf8');
    return { file: fileName(schema, folders, root), ...locateInJson(text, path, part) };
  };
}

/** The place of a fault. */
export function locateFault({ schema, at }: SchemaFault, folders: readonly string[], root: string): Place {
  if ('path' in at) return locateInSchemas(folders, root)(schema, at.path, at.part);
  return { file: fileName(schema, folders, root), ...at };
}

function findFile(schema: string, folders: readonly string[]): string | undefined {
  return folders.map((folder) => schemaFile(folder, schema)).findLast((file) => existsSync(file));
}

/** A missing schema is reported in the first folder, among the shipped ones. */
function fileName(schema: string, folders: readonly string[], root: string): string {
  const file = findFile(schema, folders) ?? schemaFile(folders[0] ?? root, schema);
  return relative(root, file).replaceAll('\\', '/');
}

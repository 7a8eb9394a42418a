import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LocateInSchema } from './check-heads.ts';
import { locateInJson } from './locate-in-json.ts';

/** Reads a schema's file again, to say where something in it stands: schemas with a mistake are rare, so their texts are not kept. */
export function locateInSchemas(folder: string): LocateInSchema {
  return (schema, path, part) => {
    const file = `${schema}.schema.json`;
    return { file: `schemas/${file}`, ...locateInJson(readFileSync(join(folder, file), 'utf8'), path, part) };
  };
}

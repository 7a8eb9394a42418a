import { createHmac } from 'node:crypto';
import type { Path, Place } from '../../diagnostics/place.ts';
import type { ArticlePart } from '../../renderer/site.ts';

/**
 * A value in one of the site’s files, as messages name them. `place`: of a block in an article’s text. `part`: the one to
 * come below that block, or the whole text.
 */
export type ValuePlace = {
  file: string;
  path: Path;
  place?: Place;
  part?: Exclude<ArticlePart['part'], 'block'>;
};

/** The value, and what it is called. */
export type TitledValue = ValuePlace & { title: string; within: string };

/** A browser names no files: it names a value by an id that it was given, and can’t make up another. */
export type ValueIds = {
  idOf: (value: TitledValue) => string;
  valueOf: (id: unknown) => TitledValue | undefined;
  /** Those given out for values in these files. */
  of: (files: readonly string[]) => string[];
};

/** The same value always has the same id, for as long as the secret is the same. */
export function createValueIds(secret: string): ValueIds {
  const issued = new Map<string, TitledValue>();
  return {
    idOf: (value) => {
      const id = createHmac('sha256', secret).update(keyOf(value)).digest('base64url');
      issued.set(id, value);
      return id;
    },
    valueOf: (id) => (typeof id === 'string' ? issued.get(id) : undefined),
    of: (files) => [...issued].flatMap(([id, { file }]) => (files.includes(file) ? [id] : [])),
  };
}

/** The same for the same value. */
export function keyOf({ file, path, place, part }: ValuePlace): string {
  const isBlock = path.length === 0 && part !== 'whole' && place;
  return JSON.stringify([
    file,
    path,
    ...(isBlock ? [place.line, place.column] : []),
    ...(part ? [part] : []),
  ]);
}

/** A file whose type no server is told could be saved instead of shown, or refused by the browser. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { contentTypes } from '../../schemas/content-types.ts';

/** The search index, and the rules for hosts. */
const withoutType = /^\.(?:pagefind|pf_meta|pf_index|pf_fragment)?$/;

test('every kind of file that a build writes has a type, or is no kind that browsers know', () => {
  const names = readdirSync(inject('shipped').out, { recursive: true, withFileTypes: true });
  const endings = new Set(
    names.filter((one) => one.isFile()).map(({ name }) => path.extname(name).toLowerCase()),
  );
  expect(endings.size).toBeGreaterThan(12);
  const unknown = [...endings].filter(
    (ending) => !contentTypes.has(ending) && !withoutType.test(ending || '.'),
  );
  expect(unknown).toEqual([]);
});

import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { Path } from '../../diagnostics/place.ts';
import { overridingLines } from '../../renderer/drift/overriding-lines.ts';
import { filesToAsk } from '../../renderer/edit/files-to-ask.ts';
import { valueAt, withValueAt } from '../../renderer/edit/value-at.ts';
import { applyEdit } from '../../renderer/features/edit/write/apply-edit.ts';
import { beginText } from '../../renderer/features/edit/write/edited-texts.ts';
import { ownEdit } from '../../renderer/features/edit/write/own-edit.ts';
import type { Source } from '../../renderer/model/source.ts';
import { parseSource } from '../../renderer/read/read-source.ts';
import { walkValues } from '../../renderer/schema/walk-values.ts';
import { createCache, type ReadSite, readSite } from '../../renderer/site.ts';
import { filesOf } from '../../renderer/source/files-of.ts';
import { findSpan } from '../../renderer/source/find-span.ts';
import { isOwnFile } from '../../renderer/source/is-own-file.ts';
import { changedSources } from '../../renderer/trials/changed-sources.ts';
import { openCache } from '../../renderer/warm/open-cache.ts';

const cache = createCache();
let read: ReadSite;

beforeAll(async () => {
  read = await readSite({ root: path.join(import.meta.dirname, '../../branches/nepal'), cache });
});

/** Every 17th text that the branch inherits, in files of all sorts. */
function inherited(): { source: Source; schemaName: string; path: Path }[] {
  const { sources, kinds, schemas } = read;
  if (!sources || !kinds || !schemas) return [];
  const shown = filesToAsk(sources, kinds).filter(({ source }) => !source.isLeftOut);
  const all = shown.flatMap(({ source, schema }) =>
    walkValues(source.value, schema, schemas)
      .filter(({ value, schema: own }) => typeof value === 'string' && own.means === undefined && !own.enum)
      .map(({ path: at }) => ({ source, schemaName: schema, path: at }))
      .filter(({ path: at }) => !isOwnFile(findSpan(source, at)?.text.file ?? '')),
  );
  return all.filter((_, index) => index % 17 === 0);
}

test('of a hundred inherited texts nearly each can become the branch’s own, and nothing else changes', () => {
  const { sources, schemas } = read;
  if (!sources || !schemas) throw new Error('the branch could not be read');
  const refused: string[] = [];
  let made = 0;
  for (const { source, schemaName, path: at } of inherited()) {
    const now = 'Only in Kathmandu';
    const own = ownEdit({ source, schemaName, path: at }, { kind: 'set', path: at, value: now }, schemas);
    const name = `${source.file} ${at.join('.')}`;
    if (!own || own.edit.kind === 'replace') {
      refused.push(name);
      continue;
    }
    const before = filesOf(source).find(({ file }) => file === own.file);
    const edited = before && applyEdit(parseSource(own.file, before.text).source, own.edit);
    const begun = beginText(own.file, own.edit) ?? '';
    const after = edited?.kind === 'edited' ? edited.source : parseSource(own.file, begun).source;
    const merged = changedSources({ sources, schemas }, [after], openCache(cache));
    const whole = merged && [merged.site, ...Object.values(merged.collections).flat()];
    const changed = whole?.find((one) => filesOf(one).some(({ file }) => file === own.file));
    expect([name, valueAt(changed?.value, at)]).toEqual([name, now]);
    expect([name, changed?.value]).toEqual([name, withValueAt(source.value, at, now)]);
    expect([name, changed && overridingLines(changed).length > 0]).toEqual([name, true]);
    made += 1;
  }
  expect(made).toBeGreaterThan(80);
  // Keys by which items are known, and articles without fields of their own.
  expect(refused.length / (made + refused.length)).toBeLessThan(0.2);
});

import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkSite, findDrift, readSite, settleDrift } from '../../renderer/site.ts';
import { copyBranches } from './copy-branches.ts';

const today = new Date('2026-12-01T12:00:00Z');
const course = 'content/courses/oet-comprehensive.yaml';

test('a price that Nepal has its own for is one warning once it is changed, and one line settles it', {
  tags: ['long/branches'],
}, async () => {
  const base = await copyBranches();
  const root = path.join(base, 'branches/nepal');
  expect(findDrift(await readSite({ root }))).toEqual({
    diagnostics: [],
    texts: [],
    unremembered: 0,
    unseen: 0,
  });

  const text = await readFile(path.join(base, course), 'utf8');
  await writeFile(path.join(base, course), text.replace(/^price: .*$/m, 'price: 777.77'));
  const read = await readSite({ root });
  const warnings = checkSite(read, { today }).diagnostics.filter(({ code }) => code === 'base-changed');
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toMatchObject({ place: { file: course, line: 1 }, severity: 'warning' });
  expect(warnings[0]?.message).toMatch(
    /^Head office changed the price of .* from [\d.]+ to 777\.77 since you set [\d,]+ on \d+ \w+ 2026\.$/,
  );
  expect(findDrift(read).diagnostics).toEqual(warnings);

  const before = (await readFile(path.join(root, course), 'utf8')).split('\n');
  const settle = async (choice: 'keep' | 'take') => {
    const { settled, diagnostics } = settleDrift(await readSite({ root }), {
      choice,
      places: [`${course}:1`],
      today,
    });
    expect(diagnostics).toEqual([]);
    expect(settled).toEqual([{ file: course, line: 1 }]);
    expect(findDrift(await readSite({ root })).diagnostics).toEqual([]);
    return (await readFile(path.join(root, course), 'utf8')).split('\n');
  };
  const kept = await settle('keep');
  expect(kept[0]).toMatch(/^price: \d+ # head office: 777\.77, 2026-12-01$/);
  expect(kept.slice(1)).toEqual(before.slice(1));
  expect(await settle('take')).toEqual(before.slice(1));
});

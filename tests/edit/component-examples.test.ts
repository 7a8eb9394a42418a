import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkSite, componentExamples, readSite } from '../../renderer/site.ts';
import { copySite, originals, removeSite } from '../mistakes/copy-site.ts';

test('each component has an example in which the check finds no error', async () => {
  const root = copySite(originals.school);
  const examples = componentExamples(await readSite({ root }));
  expect(examples.map(({ markdown }) => markdown)).toEqual([
    '<Callout title="Good to know">\nText\n</Callout>',
    '<StorageRegister />',
  ]);
  writeFileSync(
    path.join(root, 'content/legal/examples.mdx'),
    `---\ntitle: Examples\n---\n\n${examples.map(({ markdown }) => markdown).join('\n\n')}\n`,
  );
  const { diagnostics } = checkSite(await readSite({ root }), { today: new Date('2026-11-22T12:00:00Z') });
  const found = diagnostics.filter(({ place }) => place.file.endsWith('legal/examples.mdx'));
  removeSite(root);
  expect(found.map(({ code }) => code)).not.toContain('unknown-component');
  expect(found.filter(({ place, severity }) => severity === 'error' && place.line > 3)).toEqual([]);
});

/** Details that the next event lacks are left out, as they are once it is over. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildSite } from '../../renderer/site.ts';
import { editFile } from '../content/site-copy.ts';
import { copySite, originals, removeSite } from '../mistakes/copy-site.ts';

/** The page of the site’s sessions while some are ahead, after editing each of them. */
async function webinarPage(edit: (text: string) => string): Promise<string> {
  const root = copySite(originals.school);
  onTestFinished(() => removeSite(root));
  for (const file of readdirSync(path.join(root, 'content/events')))
    await editFile(root, `content/events/${file}`, edit);
  const out = path.join(root, 'dist');
  const today = new Date('2025-09-10T12:00:00Z');
  const { ok, diagnostics } = await buildSite({ root, out, today, pictures: 'later', search: 'later' });
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(ok).toBe(true);
  return readFileSync(path.join(out, 'webinar.html'), 'utf8');
}

test('what it says is shown', async () => {
  const page = await webinarPage((text) => `${text}\n`);
  expect(page).toContain('Registered');
  expect(page).toContain('18+');
});

test('the fact of how many have registered goes where nobody has counted; the others stay', async () => {
  const page = await webinarPage((text) => text.replace(/^attendees: .*\n/m, ''));
  expect(page).not.toMatch(/Registered|nextEvent/);
  expect(page).toContain('Next session');
});

import { appendFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildSite } from '../../renderer/site.ts';
import { copySite, originals, removeSite } from '../mistakes/copy-site.ts';

test('a branch that converts prices from another currency changes next on a day, not on that', async () => {
  const root = copySite(originals.branch);
  onTestFinished(() => removeSite(root));
  appendFileSync(path.join(root, 'site.yaml'), 'currency: NPR\nprices: { from: GBP, rate: 172.5 }\n');
  writeFileSync(path.join(root, 'content/wording.yaml'), 'money: { converted: "about {price}" }\n');
  // All dates in the content have passed: the next change is the year.
  const today = new Date('2031-11-22T12:00:00Z');
  const { ok, schedule } = await buildSite({ root, out: path.join(root, 'dist'), until: 'check', today });
  expect(ok).toBe(true);
  expect(schedule.nextChange).toBe('2032-01-01');
  expect(schedule.nextChangeAt).toMatch(/^2032-01-01T00:00:00[+-]/);
});

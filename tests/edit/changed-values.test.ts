/**
 * What the map says is tried: each value that it names on a page is really changed, in memory, and every text of the
 * page that it is named for has to change.
 * @module-tag long/uses
 */
import path from 'node:path';
import { expect, test } from 'vitest';
import { openChanges } from '../../bench/map/open-changes.ts';
import { claimsOf, sweepValues } from '../../bench/map/sweep-values.ts';
import { createCache, mapTexts } from '../../renderer/site.ts';

const root = path.join(import.meta.dirname, '../fixtures/site');
const site = { root, today: new Date('2026-11-22T12:00:00Z'), cache: createCache() };
const addresses = [
  '/',
  '/courses',
  '/articles',
  '/checkout/adult-online',
  '/blog/first-assessment',
  '/midwifery',
];

test.each(addresses)('each text of %s changes with its values', { timeout: 300_000 }, async (address) => {
  const changes = await openChanges(site);
  const found = await mapTexts({ ...site, address });
  const texts = found.kind === 'page' ? found.texts : [];
  const swept = await sweepValues(claimsOf([{ address, texts }]), changes);
  expect(swept.filter(({ unchanged }) => unchanged.length > 0)).toEqual([]);
  expect(swept.filter(({ isRefused }) => !isRefused).length).toBeGreaterThan(20);
});

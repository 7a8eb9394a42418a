/**
 * Code shared by islands is a separate file that costs each of their pages one more request: worth it only if it is
 * large.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { bundleIslands, findIsland } from '../../renderer/render/bundle-islands.ts';

const templates = path.join(import.meta.dirname, '../../templates');

test('no island begins with a file of less than 100 bytes', async () => {
  const names = readdirSync(path.join(templates, 'islands'));
  const sources = names.flatMap((name) => findIsland([templates], name) ?? []);
  const result = await bundleIslands([templates], sources, 'react');
  if (!('bundle' in result)) throw new Error(JSON.stringify(result.problems));
  const { islands, texts } = result.bundle;
  const fetched = new Set([...islands.values()].flatMap(({ preload }) => preload));
  expect(fetched.size).toBeGreaterThan(20);
  expect([...fetched].filter((file) => (texts.get(file) ?? '').length < 100)).toEqual([]);
});

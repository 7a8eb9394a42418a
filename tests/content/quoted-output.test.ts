/** Quotes of the program's output in README.md and docs/editing.md are what it prints for the shipped site. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { runSite } from '../cli/run-site.ts';
import { copySite, editFile, shippedSite } from './site-copy.ts';

const course = 'content/courses/osce-virtual-adult.yaml';

it.each([
  ['README.md', 'error “price” must be a number', ['build']],
  ['docs/editing.md', 'error “price” must be a number', ['check']],
  ['docs/editing.md', '- price: £', ['check', '--fix']],
])('%s quotes “%s” as the program prints it', async (document, telling, command) => {
  const text = await readFile(path.join(shippedSite, document), 'utf8');
  const quoted = [...text.matchAll(/^```\n(.*?)^```$/gms)].map(([, block = '']) => block);
  const [block = '', ...others] = quoted.filter((one) => one.startsWith(course) && one.includes(telling));
  expect(others).toEqual([]);
  const [wrong = ''] = /price: £[\d.]+/.exec(block) ?? [];
  const folder = await copySite();
  await editFile(folder, course, (yaml) => yaml.replace(/^price: .*$/m, wrong));
  const { out } = await runSite(command, folder);
  expect(out).toContain(block);
});

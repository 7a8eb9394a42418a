/** What one process leaves to the next for a branch: each build equals one in a clean folder. */
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { emptyFolder, runSite, smallSiteFolder } from '../cli/run-site.ts';
import { readTree } from '../content/read-tree.ts';

const settings = `extends: ../../site.yaml
name: Harbour Nepal
origin: https://np.example.com
contact: { phone: "+977 1 4000000", email: np@example.com, whatsapp: '+977 9800000000', office: null, placeholder: null }
`;
const course = 'content/courses/osce-weekend.yaml';
const post = 'content/posts/before-your-first-mock-exam.mdx';
const own = (file: string) => `branches/np/${file}`;

test('a branch is built from what the process before has left as it is from nothing', {
  tags: ['long/branches'],
  timeout: 240_000,
}, async () => {
  const base = await smallSiteFolder();
  onTestFinished(() => rm(base, { recursive: true, force: true }));
  const write = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(base, file)), { recursive: true });
    await writeFile(path.join(base, file), text);
  };
  const change = async (file: string, from: string, to: string) => {
    const text = await readFile(path.join(base, file), 'utf8');
    expect(text).toContain(from);
    await write(file, text.replace(from, to));
  };
  await write(own('site.yaml'), settings);
  const edits: readonly [string, () => Promise<void>][] = [
    ['nothing was left', async () => {}],
    ['a price of the base', () => change(course, 'price: 249', 'price: 239')],
    ['a title of the branch', () => write(own(course), 'title: OSCE Weekend in Kathmandu\n')],
    ['the title of the base that it hides', () => change(course, 'title: OSCE Weekend', 'title: Weekend')],
    ['a text of the base', () => change(post, '\n## ', '\nOne sentence more.\n\n## ')],
    ['a text of the branch', () => write(own(post), '---\n---\n\nA text of the branch.\n')],
    ['the text of the base that it hides', () => change(post, 'One sentence more.', 'Two sentences more.')],
    ['the branch without it', () => rm(path.join(base, own(post)))],
    ['a text of the branch again', () => write(own(post), '---\n---\n\nA text of the branch.\n')],
    ['the branch without it, and nothing else', () => rm(path.join(base, own(post)))],
    ['the article left out', () => write(own('site.yaml'), `${settings}inherit: { posts: [] }\n`)],
  ];
  for (const [what, edit] of edits) {
    await edit();
    const warm = await build(base);
    const copy = await emptyFolder();
    await cp(base, copy, { recursive: true, filter: (file) => !/[/\\](?:dist|\.site)$/.test(file) });
    const cold = await build(copy);
    await rm(copy, { recursive: true });
    expect([what, warm.said], what).toEqual([what, cold.said]);
    expect([what, ...warm.tree.keys()]).toEqual([what, ...cold.tree.keys()]);
    for (const [name, bytes] of cold.tree)
      expect([what, name, warm.tree.get(name)?.equals(bytes)]).toEqual([what, name, true]);
  }
});

async function build(base: string) {
  const root = path.join(base, 'branches/np');
  const { code, out } = await runSite(['build', '--at', '2026-02-01', '--format', 'json'], root);
  const { diagnostics } = JSON.parse(out);
  expect(code, out).toBe(0);
  return { said: diagnostics, tree: readTree(path.join(root, 'dist')) };
}

import { rmSync } from 'node:fs';
import path from 'node:path';
import { type MergeConflict, mergeTexts } from '../../renderer/site.ts';
import { folderPrefix, lineOf } from '../git/line-of.ts';
import type { Git } from '../git/run-git.ts';
import { type CommitTools, outOf } from './commit-files.ts';

/** A value that somebody else has published otherwise. `file`: relative to the site’s folder. */
export type PublishConflict = MergeConflict & { file: string };

/**
 * `unrelated`: the two have no state in common. `not-content`: both have changed a file that isn’t merged by values.
 * `old-git`: it can’t merge without touching files.
 */
export type JoinedCommits =
  | { kind: 'joined'; commit: string }
  | { kind: 'conflicts'; conflicts: readonly PublishConflict[] }
  | { kind: 'failed'; code: 'unrelated' | 'not-content' | 'old-git'; said: string };

/** Whose value is taken, by file and by the key of a conflict. */
export type ChosenSides = ReadonlyMap<string, ReadonlyMap<string, 'mine' | 'theirs'>>;

/**
 * A commit with what both have: of files that both have changed, value by value. No file, branch or index of the
 * repository is touched.
 */
export async function joinCommits(
  tools: CommitTools,
  { mine, theirs }: { mine: string; theirs: string },
  choices: ChosenSides,
): Promise<JoinedCommits> {
  const { git, writing } = tools;
  const base = await lineOf(git, ['merge-base', mine, theirs]);
  if (base === '') return { kind: 'failed', code: 'unrelated', said: '' };
  if (base === theirs) return { kind: 'joined', commit: mine };
  if (base === mine) return { kind: 'joined', commit: theirs };
  const merged = await writing(['merge-tree', '--write-tree', '-z', '--name-only', mine, theirs]);
  if (merged.kind === 'missing' || merged.code > 1)
    return { kind: 'failed', code: 'old-git', said: merged.kind === 'ended' ? merged.note.trim() : '' };
  const [tree = '', ...rest] = merged.out.toString().split('\0');
  const stuck = merged.code === 1 ? rest.slice(0, rest.indexOf('')) : [];
  const prefix = await folderPrefix(git);
  const texts = new Map<string, string>();
  const conflicts: PublishConflict[] = [];
  for (const name of await changedByBoth(git, base, [mine, theirs])) {
    const file = name.slice(prefix.length);
    if (!name.startsWith(prefix) || !isText(file)) continue;
    const [first, own, other] = await Promise.all([base, mine, theirs].map((id) => textIn(git, id, name)));
    if (first === undefined || own === undefined || other === undefined) continue;
    const lines = stuck.includes(name) ? undefined : await textIn(git, tree, name);
    const found = mergeTexts({ file, base: first, mine: own, theirs: other, lines }, choices.get(file));
    if (found.kind === 'conflict') conflicts.push(...found.conflicts.map((one) => ({ file, ...one })));
    if (found.kind === 'merged') texts.set(name, found.text);
  }
  if (conflicts.length > 0) return { kind: 'conflicts', conflicts };
  const left = stuck.filter((name) => !texts.has(name));
  if (left.length > 0) return { kind: 'failed', code: 'not-content', said: left.join('\n') };
  const whole = await treeWith(tools, tree, texts);
  const message = 'Bring together what two people have changed\n';
  const commit = await writing(['commit-tree', whole, '-p', mine, '-p', theirs, '-F', '-'], {
    input: message,
  });
  return { kind: 'joined', commit: outOf(commit) };
}

/** Files that have changed in both since then, by their names from the top of the repository. */
async function changedByBoth(git: Git, base: string, sides: readonly string[]): Promise<string[]> {
  const [one = [], other = []] = await Promise.all(
    sides.map(async (side) =>
      (await lineOf(git, ['diff-tree', '-r', '--name-only', '--no-renames', '-z', base, side])).split('\0'),
    ),
  );
  return one.filter((name) => name !== '' && other.includes(name));
}

function isText(file: string): boolean {
  return file === 'site.yaml' || (file.startsWith('content/') && /\.(?:ya?ml|mdx?)$/.test(file));
}

async function textIn(git: Git, commit: string, name: string): Promise<string | undefined> {
  const found = await git(['cat-file', 'blob', `${commit}:${name}`]);
  return found.kind === 'ended' && found.code === 0 ? found.out.toString() : undefined;
}

/** A tree with other texts in some of its files. */
async function treeWith(
  { writing, state }: CommitTools,
  tree: string,
  texts: ReadonlyMap<string, string>,
): Promise<string> {
  const index = path.join(state.gitFolder, `site-edit-merge-${process.pid}`);
  try {
    outOf(await writing(['read-tree', tree], { index }));
    for (const [name, text] of texts) {
      const blob = outOf(await writing(['hash-object', '-w', '--stdin'], { input: text }));
      outOf(await writing(['update-index', '--cacheinfo', `100644,${blob},${name}`], { index }));
    }
    return outOf(await writing(['write-tree'], { index }));
  } finally {
    rmSync(index, { force: true });
  }
}

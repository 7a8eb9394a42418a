/** From the desk to the remote: the editor’s changes, and nothing else. */
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { testFirst } from '../../test-first.ts';
import { committedSite, git } from '../commit-site.ts';
import { runCommand } from '../run-command.ts';
import { emptyFolder } from '../run-site.ts';
import { type EditorClient, findId, openEditorIn } from './editor-client.ts';

const first = 'For nurses from abroad';
const home = 'content/pages/home.yaml';

/** Git knows a name, and ignores the settings of this machine. */
const author = { GIT_AUTHOR_NAME: 'Asha Rai', GIT_AUTHOR_EMAIL: 'asha@example.org' };
const settings = {
  ...author,
  GIT_COMMITTER_NAME: 'Asha Rai',
  GIT_COMMITTER_EMAIL: 'asha@example.org',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
};

type Desk = EditorClient & { root: string; remote: string; save: (value: string) => Promise<unknown> };

const open: EditorClient[] = [];
afterEach(async () => {
  for (const editor of open.splice(0)) await editor.started.interrupt();
});

/** A site with a remote, its editor, and a title to change. */
async function openDesk(env: Record<string, string> = settings): Promise<Desk> {
  const { root } = await committedSite();
  const remote = await emptyFolder();
  git(remote, 'init', '--quiet', '--bare', '--initial-branch=main');
  git(root, 'remote', 'add', 'origin', remote);
  git(root, 'push', '--quiet', '--set-upstream', 'origin', 'main');
  const editor = await openEditorIn(root, env);
  open.push(editor);
  const id = await findId(editor, first);
  let was = first;
  const save = async (value: string) => {
    const saved = await editor.post('/api/save', { edits: [{ id, was, value }] });
    was = value;
    return saved;
  };
  return { ...editor, root, remote, save };
}

/** Somebody else’s change, from a clone. */
async function publishElsewhere(
  { remote }: Desk,
  file: string,
  change: (text: string) => string,
): Promise<void> {
  const other = await emptyFolder();
  git(other, 'clone', '--quiet', remote, '.');
  const absolute = path.join(other, file);
  await writeFile(absolute, change(await readFile(absolute, 'utf8').catch(() => '')));
  git(other, 'add', '.');
  git(other, 'commit', '--quiet', '--message=Theirs');
  git(other, 'push', '--quiet');
}

const publish = ({ post }: Desk, more = {}) => post('/api/publish', { sentence: 'A new line', ...more });
const messageOf = (folder: string) => git(folder, 'log', '-1', '--format=%B', 'main').trim();
/** Everything that git knows of a folder. */
const stateOf = (folder: string) =>
  [
    git(folder, 'status', '--porcelain', '--untracked-files=all', '--', 'site.yaml', 'content'),
    git(folder, 'rev-parse', 'HEAD'),
    git(folder, 'diff', '--cached'),
    git(folder, 'diff'),
  ].join('\n');

describe('publishing', () => {
  test('commits the editor’s file alone, beside a developer’s index and files', async () => {
    const desk = await openDesk();
    await desk.save('For nurses of the world');
    await writeFile(path.join(desk.root, 'content/staged.txt'), 'staged');
    git(desk.root, 'add', 'content/staged.txt');
    const site = path.join(desk.root, 'site.yaml');
    await writeFile(site, `${await readFile(site, 'utf8')}# a developer’s note\n`);
    const told = git(desk.root, 'diff', '--cached') + git(desk.root, 'diff', '--', 'site.yaml');
    expect(await publish(desk)).toMatchObject({ kind: 'published', isBehind: false });
    expect(git(desk.remote, 'show', '--format=', '--name-only', 'main').trim()).toBe(home);
    expect(git(desk.remote, 'show', `main:${home}`)).toContain('For nurses of the world');
    expect(git(desk.remote, 'log', '-1', '--format=%an <%ae>', 'main').trim()).toBe(
      'Asha Rai <asha@example.org>',
    );
    expect(git(desk.root, 'diff', '--cached') + git(desk.root, 'diff', '--', 'site.yaml')).toBe(told);
    expect(git(desk.root, 'status', '--porcelain', '--', home)).toBe('');
    expect(git(desk.root, 'rev-parse', 'HEAD')).toBe(git(desk.remote, 'rev-parse', 'main'));
  });

  test('says in the commit what “site diff” says', async () => {
    const desk = await openDesk();
    await desk.save('For nurses of the world');
    const { root } = desk;
    const diff = await runCommand(['diff'], root);
    await publish(desk);
    expect(messageOf(desk.remote)).toBe(`A new line\n\n${diff.out.trim()}`);
  });

  test('tells before what visitors will notice, and afterwards that everything is published', async () => {
    const desk = await openDesk();
    await desk.save('For nurses of the world');
    expect(await desk.post('/api/changes', {})).toMatchObject({
      state: { kind: 'ready', branch: 'main', isReviewed: false },
      changes: [
        { edits: [{ n: 1 }], effects: [{ before: first, after: 'For nurses of the world' }], pages: ['/'] },
      ],
      files: 1,
    });
    await publish(desk);
    expect(await desk.post('/api/changes', {})).toMatchObject({ changes: [], unseen: [], files: 0 });
    expect(await desk.get('/api/journal')).toMatchObject([{ n: 1, isPublished: true }]);
    expect(await publish(desk)).toEqual({ kind: 'nothing' });
  });

  test('shows both states side by side, until they change', { tags: ['long/cases'] }, async () => {
    const desk = await openDesk();
    expect(await desk.save('For nurses of the world')).toMatchObject({ kind: 'saved' });
    type Shown = { kind: string; address: string; pages: string[] };
    const compare = () => desk.post('/api/compare', {}) as Promise<Shown>;
    const [shown, again] = await Promise.all([compare(), compare()]);
    expect(shown).toEqual({
      kind: 'ready',
      address: expect.stringMatching(/^http:\/\/localhost:\d+\/$/),
      pages: ['/'],
    });
    expect(again).toEqual(shown);
    const sides = [...(await (await fetch(shown.address)).text()).matchAll(/<iframe [^>]*src="([^"]+)"/g)];
    const [before, after] = await Promise.all(sides.map(async ([, side = '']) => (await fetch(side)).text()));
    expect(before).toContain(first);
    expect(after).toContain('For nurses of the world');
    expect(await desk.save('For every nurse')).toMatchObject({ kind: 'saved' });
    const other = await compare();
    expect(other).toMatchObject({ kind: 'ready', pages: ['/'] });
    await expect(fetch(shown.address)).rejects.toThrow();
    await desk.started.interrupt();
    await expect(fetch(other.address)).rejects.toThrow();
  });

  test('names a new entry, with the number under which it can be taken back', {
    tags: ['long/cases'],
  }, async () => {
    const desk = await openDesk();
    const made = await desk.post('/api/new', { kind: 'post', title: 'A new article' });
    expect(made).toMatchObject({ kind: 'saved', n: 1 });
    const told = (await desk.post('/api/changes', {})) as {
      changes: { edits: object[] }[];
      unseen: object[];
    };
    const edits = [...told.changes.flatMap((one) => one.edits), ...told.unseen];
    expect(edits).toContainEqual(expect.objectContaining({ n: 1, title: 'A new article' }));
  });

  test('of a folder that is behind only follows, with no commit of its own', {
    tags: ['long/cases'],
  }, async () => {
    const desk = await openDesk();
    await publishElsewhere(desk, 'content/pages/other.txt', () => 'theirs');
    git(desk.root, 'fetch', '--quiet');
    expect(await desk.post('/api/changes', {})).toMatchObject({ changes: [], unseen: [], files: 0 });
    expect(await publish(desk)).toMatchObject({ kind: 'published', isBehind: false });
    expect(git(desk.remote, 'log', '-1', '--format=%s', 'main').trim()).toBe('Theirs');
    expect(git(desk.root, 'rev-parse', 'HEAD')).toBe(git(desk.remote, 'rev-parse', 'main'));
  });

  test('goes on after what others have published', { tags: ['long/cases'] }, async () => {
    const desk = await openDesk();
    await publishElsewhere(desk, 'content/pages/other.txt', () => 'theirs');
    await desk.save('For nurses of the world');
    expect(await publish(desk)).toMatchObject({ kind: 'published', isBehind: false });
    expect(git(desk.remote, 'show', `main:${home}`)).toContain('For nurses of the world');
    expect(git(desk.remote, 'show', 'main:content/pages/other.txt')).toBe('theirs');
    expect(await readFile(path.join(desk.root, 'content/pages/other.txt'), 'utf8')).toBe('theirs');
  });

  test('brings together, value by value, what two have changed in one file', async () => {
    const desk = await openDesk();
    await publishElsewhere(desk, home, (text) => text.replace('Walk into the exam', 'Walk into your exam'));
    await desk.save('For nurses of the world');
    expect(await publish(desk)).toMatchObject({ kind: 'published', isBehind: false });
    const joined = git(desk.remote, 'show', `main:${home}`);
    expect(joined).toContain('For nurses of the world');
    expect(joined).toContain('Walk into your exam');
    expect(await readFile(path.join(desk.root, home), 'utf8')).toBe(joined);
    expect(git(desk.root, 'status', '--porcelain', '--', home)).toBe('');
  });

  test('keeps the comments of both', { tags: ['long/cases'] }, async () => {
    const desk = await openDesk();
    await publishElsewhere(desk, home, (text) => `${text}# theirs\n`);
    const file = path.join(desk.root, home);
    await writeFile(file, `# ours\n${await readFile(file, 'utf8')}`);
    await desk.save('For nurses of the world');
    expect(await publish(desk)).toMatchObject({ kind: 'published' });
    const joined = git(desk.remote, 'show', `main:${home}`);
    expect(joined).toMatch(/^# ours\n.*For nurses of the world.*\n# theirs\n$/s);
  });

  testFirst(1, ['mine', 'theirs'])('asks where two have changed one value, and takes %s', async (take) => {
    const desk = await openDesk();
    await publishElsewhere(desk, home, (text) => text.replace(first, 'For all nurses'));
    await desk.save('For nurses of the world');
    const before = stateOf(desk.root);
    expect(await publish(desk)).toMatchObject({
      kind: 'conflicts',
      conflicts: [
        { n: 0, file: home, before: first, theirs: 'For all nurses', mine: 'For nurses of the world' },
      ],
    });
    expect(stateOf(desk.root)).toBe(before);
    expect(await publish(desk, { choices: [{ n: 0, take }] })).toMatchObject({ kind: 'published' });
    const text = take === 'mine' ? 'For nurses of the world' : 'For all nurses';
    expect(git(desk.remote, 'show', `main:${home}`)).toContain(text);
    expect(await readFile(path.join(desk.root, home), 'utf8')).toContain(text);
  });

  test('refuses what is right on either side and wrong together', { tags: ['long/cases'] }, async () => {
    const desk = await openDesk();
    await desk.save('For nurses of the world');
    await publishElsewhere(desk, home, (text) => `${text}nonsense: true\n`);
    const before = stateOf(desk.root);
    expect(await publish(desk)).toMatchObject({ kind: 'failed', code: 'broken-together' });
    expect(stateOf(desk.root)).toBe(before);
  });

  test('asks for a review where the site wants one, and where the branch is protected', async () => {
    const desk = await openDesk();
    await desk.save('For nurses of the world');
    const before = git(desk.root, 'rev-parse', 'HEAD');
    const hook = path.join(desk.remote, 'hooks/pre-receive');
    await writeFile(
      hook,
      '#!/bin/sh\nwhile read a b ref; do [ "$ref" = refs/heads/main ] && echo "GH006: Protected branch update failed" && exit 1; done; exit 0\n',
      { mode: 0o755 },
    );
    const outcome = (await publish(desk)) as { kind: string; branch: string };
    expect(outcome).toMatchObject({
      kind: 'in-review',
      branch: expect.stringMatching(/^edit\/\d{4}-\d\d-\d\d-a-new-line-/),
    });
    expect(git(desk.remote, 'show', `${outcome.branch}:${home}`)).toContain('For nurses of the world');
    expect(git(desk.root, 'rev-parse', 'HEAD')).toBe(before);
    expect(git(desk.root, 'status', '--porcelain', '--', home)).toBe(` M ${home}\n`);
  });
});

describe('nothing changes, and it is said why, if', () => {
  let desk: Desk;
  const refuse = (hook: string) =>
    writeFile(hook, '#!/bin/sh\necho never on Fridays; exit 1\n', { mode: 0o755 });
  /** What is in the way, and how it goes again. */
  const cases: readonly [name: string, code: string, spoil: () => unknown, mend: () => unknown][] = [
    [
      'the folder shows an earlier state',
      'detached',
      () => git(desk.root, 'checkout', '--quiet', '--detach'),
      () => git(desk.root, 'checkout', '--quiet', 'main'),
    ],
    ...(
      [
        ['a merge has begun', 'under-way', '.git/MERGE_HEAD'],
        ['another program works there', 'git-busy', '.git/index.lock'],
      ] as const
    ).map(([name, code, file]): (typeof cases)[number] => [
      name,
      code,
      () => writeFile(path.join(desk.root, file), ''),
      () => rm(path.join(desk.root, file)),
    ]),
    [
      'there is no remote',
      'no-remote',
      () => git(desk.root, 'remote', 'remove', 'origin'),
      () => {
        git(desk.root, 'remote', 'add', 'origin', desk.remote);
        git(desk.root, 'fetch', '--quiet', 'origin');
        git(desk.root, 'branch', '--set-upstream-to=origin/main');
      },
    ],
    [
      'the remote is gone',
      'not-allowed',
      () => rename(desk.remote, `${desk.remote}-gone`),
      () => rename(`${desk.remote}-gone`, desk.remote),
    ],
    [
      'a hook refuses',
      'git-refused',
      () => refuse(path.join(desk.root, '.git/hooks/pre-commit')),
      () => rm(path.join(desk.root, '.git/hooks/pre-commit')),
    ],
    [
      'the remote refuses',
      'remote-refused',
      () => refuse(path.join(desk.remote, 'hooks/pre-receive')),
      () => rm(path.join(desk.remote, 'hooks/pre-receive')),
    ],
    [
      'the address leads nowhere',
      'no-network',
      () => git(desk.root, 'remote', 'set-url', 'origin', 'http://127.0.0.1:9/site.git'),
      () => git(desk.root, 'remote', 'set-url', 'origin', desk.remote),
    ],
  ];
  beforeAll(async () => {
    desk = await openDesk();
    open.pop();
    await desk.save('For nurses of the world');
  }, 120_000);
  afterAll(() => desk?.started.interrupt());

  test.each(cases)('%s', async (_, code, spoil, mend) => {
    await spoil();
    const before = stateOf(desk.root);
    expect(await publish(desk)).toMatchObject({ code });
    expect(stateOf(desk.root)).toBe(before);
    expect(await readFile(path.join(desk.root, home), 'utf8')).toContain('For nurses of the world');
    await mend();
  });

  test('none of it is there any longer, it is published; and without a repository it is said', async () => {
    expect(await publish(desk)).toMatchObject({ kind: 'published' });
    await rm(path.join(desk.root, '.git'), { recursive: true });
    expect(await publish(desk)).toEqual({ kind: 'impossible', code: 'no-repository' });
  });

  test('git knows no name, until it is said', { tags: ['long/cases'] }, async () => {
    const { GIT_CONFIG_GLOBAL, GIT_CONFIG_NOSYSTEM } = settings;
    const desk = await openDesk({
      GIT_CONFIG_GLOBAL,
      GIT_CONFIG_NOSYSTEM,
      EMAIL: '',
      HOME: await emptyFolder(),
    });
    git(desk.root, 'config', 'user.useConfigOnly', 'true');
    await desk.save('For nurses of the world');
    const before = stateOf(desk.root);
    expect(await publish(desk)).toMatchObject({ kind: 'failed', code: 'no-author' });
    expect(stateOf(desk.root)).toBe(before);
    const named = await publish(desk, { author: { name: 'Asha Rai', email: 'asha@example.org' } });
    expect(named).toMatchObject({ kind: 'published' });
    expect(git(desk.remote, 'log', '-1', '--format=%an', 'main').trim()).toBe('Asha Rai');
  });
});

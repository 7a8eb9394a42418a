/** Polling starts if the system reports no changes, and only then is it mentioned. */
import { chmodSync, mkdirSync, renameSync, rmSync, symlinkSync, watch, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sayPolling } from '../../cli/serve/say-polling.ts';
import { watchFolders } from '../../cli/serve/watch-folders.ts';
import { type Notice, type Watcher, type WhyPolling, watchOrPoll } from '../../cli/serve/watch-or-poll.ts';
import { emptyFolder } from './run-site.ts';

/** The usual ones would only slow the tests down. */
const pauses = { polling: 5, comparing: 20, grace: 200 };
const patience = { timeout: 50_000, interval: 5 };
const silentWatcher: Watcher = { on: () => {}, close: () => {} };

let root = '';
const closing: (() => void)[] = [];

beforeEach(async () => {
  root = await emptyFolder();
  write('content/pages/home.yaml', 'title: Home');
});
afterEach(() => {
  for (const close of closing.splice(0)) close();
  rmSync(root, { recursive: true, force: true });
});

function at(file: string): string {
  return path.join(root, file);
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(at(file)), { recursive: true });
  writeFileSync(at(file), text);
}

type Asked = { poll?: boolean; watchFolder?: (folder: string, notice: Notice) => Watcher };

/** Watches the folder, and records what is reported. */
function follow({ poll = false, watchFolder }: Asked) {
  const told = new Set<string>();
  const polls = vi.fn<(folder: string, why: WhyPolling) => void>();
  const watching = watchOrPoll({ poll, polls, watchFolder, pauses });
  const nameOf = (file: string) => path.relative(root, file).replaceAll('\\', '/');
  const changed = (file: string) => told.add(nameOf(file));
  const folders = watchFolders({ isSource: () => true, changed, open: watching.open });
  closing.push(() => {
    folders.close();
    watching.close();
  });
  folders.add(root);
  const untilTold = async (...files: string[]) => {
    await vi.waitUntil(() => files.every((file) => told.has(file)), patience);
    told.clear();
  };
  return { polls, untilTold };
}

const kinds: readonly (readonly [string, Asked])[] = [
  ['looked for from the start', { poll: true }],
  ['that the system doesn’t tell of', { watchFolder: () => silentWatcher }],
];

describe.each(kinds)('a change %s is found', (_, asked) => {
  test('of files that are written, made, renamed and deleted', async () => {
    const { untilTold } = follow(asked);
    write('content/pages/home.yaml', 'title: House');
    await untilTold('content/pages/home.yaml');
    write('content/pages/about.yaml', '');
    await untilTold('content/pages/about.yaml');
    renameSync(at('content/pages/about.yaml'), at('content/pages/us.yaml'));
    await untilTold('content/pages/about.yaml', 'content/pages/us.yaml');
    rmSync(at('content/pages/us.yaml'));
    await untilTold('content/pages/us.yaml');
  });

  test('of as many letters as before', async () => {
    const { untilTold } = follow(asked);
    write('content/pages/home.yaml', 'title: Hume');
    await untilTold('content/pages/home.yaml');
  });

  test('in new folders, and in one that takes the place of another', async () => {
    const { untilTold } = follow(asked);
    write('content/posts/deep/first.mdx', '');
    await untilTold('content/posts', 'content/posts/deep', 'content/posts/deep/first.mdx');
    write('content/posts/deep/first.mdx', 'First');
    await untilTold('content/posts/deep/first.mdx');
    renameSync(at('content/pages'), at('old'));
    write('content/pages/about.yaml', '');
    await untilTold('content/pages/home.yaml', 'content/pages/about.yaml', 'old');
  });

  test('behind a link', async () => {
    const outside = await emptyFolder();
    writeFileSync(path.join(outside, 'about.yaml'), '');
    mkdirSync(path.join(outside, 'courses'));
    symlinkSync(path.join(outside, 'about.yaml'), at('content/pages/about.yaml'));
    symlinkSync(path.join(outside, 'courses'), at('content/courses'));
    const { untilTold } = follow(asked);
    writeFileSync(path.join(outside, 'about.yaml'), 'title: About');
    await untilTold('content/pages/about.yaml');
    writeFileSync(path.join(outside, 'courses/oet.yaml'), '');
    await untilTold('content/courses/oet.yaml');
  });

  test('of who may read a file', async () => {
    const { untilTold } = follow(asked);
    chmodSync(at('content/pages/home.yaml'), 0o600);
    await untilTold('content/pages/home.yaml');
  });
});

test('that nothing was told is said once, with the folder where it showed', async () => {
  const { polls, untilTold } = follow({ watchFolder: () => silentWatcher });
  write('content/pages/home.yaml', 'title: House');
  await untilTold('content/pages/home.yaml');
  write('content/pages/home.yaml', 'title: Home again');
  await untilTold('content/pages/home.yaml');
  expect(polls.mock.calls).toEqual([[at('content/pages'), 'silent']]);
});

test('where only some of it is told, as what a container writes itself, the rest is found', async () => {
  const watchFolder = (folder: string, notice: Notice) =>
    watch(folder, (event, name) => name !== 'home.yaml' && notice(event, name));
  const { polls, untilTold } = follow({ watchFolder });
  write('content/pages/about.yaml', '');
  await untilTold('content/pages/about.yaml');
  expect(polls).not.toHaveBeenCalled();
  write('content/pages/home.yaml', 'title: House');
  await untilTold('content/pages/home.yaml');
  expect(polls.mock.calls).toEqual([[at('content/pages'), 'silent']]);
});

test('nothing is said where the system tells', async () => {
  const telling = follow({});
  // Polls the same changes at the same pace, so it has judged each by the time it reports.
  const silent = follow({ watchFolder: () => silentWatcher });
  for (const text of ['House', 'Home', 'House']) {
    write('content/pages/home.yaml', `title: ${text}`);
    write('content/posts/first.mdx', text);
    await telling.untilTold('content/pages/home.yaml', 'content/posts/first.mdx');
    // A file that has not been seen can't be seen to disappear.
    await silent.untilTold('content/pages/home.yaml', 'content/posts/first.mdx');
    rmSync(at('content/posts'), { recursive: true });
    await telling.untilTold('content/posts');
    await silent.untilTold('content/posts');
  }
  expect(silent.polls).toHaveBeenCalled();
  expect(telling.polls).not.toHaveBeenCalled();
});

test.each(['ENOSPC', 'EMFILE', 'ENOSYS'])(
  'a folder that the system can’t watch (%s) is looked at, which is said once',
  async (code) => {
    const watchFolder = (folder: string): Watcher => {
      if (folder !== root) throw Object.assign(new Error(code), { code, syscall: 'watch' });
      return silentWatcher;
    };
    const { polls, untilTold } = follow({ watchFolder });
    write('content/pages/home.yaml', 'title: House');
    await untilTold('content/pages/home.yaml');
    expect(polls.mock.calls).toEqual([[at('content'), 'refused']]);
  },
);

test('a bug of ours is none of the system’s refusals', () => {
  const watching = watchOrPoll({
    poll: false,
    polls: () => {},
    watchFolder: () => {
      throw new TypeError('not a folder');
    },
  });
  closing.push(watching.close);
  expect(() => watching.open(root, () => {}, { kind: 'one', name: 'site.yaml' })).toThrow('not a folder');
});

test('of the names in a folder, only those that matter are looked at', async () => {
  const noticed: (string | null)[] = [];
  const watching = watchOrPoll({ poll: true, polls: () => {}, pauses });
  closing.push(watching.close);
  const note = (_event: string, name: string | null) => void noticed.push(name);
  watching.open(root, note, { kind: 'filtered', matters: (name) => name.endsWith('.yaml') });
  watching.open(at('content'), note, { kind: 'one', name: 'later.txt' });
  write('notes.txt', '');
  write('content/notes.yaml', '');
  write('site.yaml', '');
  await vi.waitUntil(() => noticed.length === 1, patience);
  write('content/later.txt', '');
  await vi.waitUntil(() => noticed.length === 2, patience);
  expect(noticed).toEqual(['site.yaml', 'later.txt']);
});

test.each(['silent', 'refused'] as const)('the words (%s) name the folder as the editor knows it', (why) => {
  const note = vi.fn();
  sayPolling(root, { note })(at('content/pages'), why);
  sayPolling(root, { note })(root, why);
  expect(note.mock.calls[0]?.[0]).toContain('“content/pages”');
  expect(note.mock.calls[1]?.[0]).toContain('“.”');
});

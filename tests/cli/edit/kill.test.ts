/** The editor is killed while it saves: every value is the old or the new one, and nothing typed is lost. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { chanceFrom } from '../../edit/random-edits.ts';
import { smallSiteFolder } from '../run-site.ts';
import { type EditorClient, findId, openEditorIn } from './editor-client.ts';

const first = 'For nurses from abroad';

test('killed at any moment of a save', { timeout: 300_000 }, () => killed(4, 20261130));

test('killed at two hundred moments', { tags: ['long/kill'], timeout: 3_600_000 }, () => killed(200, 1));

async function killed(times: number, seed: number): Promise<void> {
  const chance = chanceFrom(seed);
  const root = await smallSiteFolder();
  const file = path.join(root, 'content/pages/home.yaml');
  const before = await readFile(file, 'utf8');
  const withValue = (value: string) => before.replace(first, value);
  let value = first;
  for (let time = 1; time <= times; time += 1) {
    const editor = await openEditorIn(root);
    const { typed, saved } = await saveUntilKilled(editor, root, { value, time, after: chance() * 250 });
    const text = await readFile(file, 'utf8');
    expect([withValue(saved), withValue(typed)]).toContain(text);
    const journal = path.join(root, '.site/edit/journal.jsonl');
    if (typed !== value) expect(await readFile(journal, 'utf8')).toContain(JSON.stringify(typed));
    value = text === withValue(typed) ? typed : saved;
  }
  await undoAll(root);
  expect(await readFile(file, 'utf8')).toBe(before);
  expect(existsSync(path.join(root, 'content/pages/.home.yaml.new'))).toBe(false);
}

type Saving = { value: string; time: number; after: number };

/** `typed`: kept before its save was sent; `saved`: the last that the editor has confirmed. */
async function saveUntilKilled(
  editor: EditorClient,
  root: string,
  { value, time, after }: Saving,
): Promise<{ typed: string; saved: string }> {
  const { pid } = JSON.parse(await readFile(path.join(root, '.site/edit/running.json'), 'utf8'));
  const id = await findId(editor, value);
  const state = { typed: value, saved: value };
  const saving = (async () => {
    for (let count = 1; ; count += 1) {
      const next = `${first}, ${time}.${count}`;
      await editor.post('/api/pending', { id, text: next });
      state.typed = next;
      const done = await editor.post('/api/save', { edits: [{ id, was: state.saved, value: next }] });
      expect(done).toMatchObject({ kind: 'saved' });
      state.saved = next;
    }
  })();
  const ended = saving.catch((error: unknown) => {
    if (error instanceof Error && 'code' in error) return;
    throw error;
  });
  await wait(after);
  process.kill(pid, 'SIGKILL');
  await editor.started.ended;
  await ended;
  return state;
}

/** In a run of its own: whatever was saved in any of the earlier ones. */
async function undoAll(root: string): Promise<void> {
  const editor = await openEditorIn(root);
  for (let going = true; going; ) {
    const entries = (await editor.get('/api/journal')) as { n: number; state: string }[];
    const next = entries.find(({ state }) => state === 'can-undo');
    going = next !== undefined;
    if (next) expect(await editor.post('/api/undo', { n: next.n })).toMatchObject({ kind: 'saved' });
  }
  await editor.started.interrupt();
}

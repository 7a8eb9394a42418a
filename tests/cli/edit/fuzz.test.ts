/** Whatever is sent to the editor: it answers, never by mistake, and changes nothing that wasn’t meant. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { editRoutes } from '../../../cli/edit/edit-routes.ts';
import { fieldsOf } from '../../../diagnostics/fields.ts';
import { emptyFolder, smallSiteFolder } from '../run-site.ts';
import { type Answer, type EditorClient, openEditorIn, patiently, readSiteTexts } from './editor-client.ts';
import { openDesk } from './open-desk.ts';

let root: string;
let editor: EditorClient;
let before: string;
let ids: string[];

beforeAll(async () => {
  root = await smallSiteFolder();
  editor = await openEditorIn(root);
  before = await readSiteTexts(root);
  const { spots } = (await editor.get('/api/page?address=/')) as { spots: { fields: { id: string }[] }[] };
  ids = spots.flatMap(({ fields }) => fields.map(({ id }) => id));
  expect(ids.length).toBeGreaterThan(10);
}, 120_000);

afterAll(async () => {
  expect(await readSiteTexts(root)).toBe(before);
  expect(await editor.started.interrupt()).toBe(130);
  const { out, note } = await editor.started.ended;
  // A key may spell anything.
  expect(`${out}${note}`.replaceAll(/key=\S+/g, '')).not.toMatch(/bug|\n +at /i);
});

const asked = [
  'session',
  'page',
  'outline',
  'section-kinds',
  'field',
  'fields',
  'journal',
  'pending',
  'coming',
  'entries',
  'find',
  'pictures',
  'there',
  'kinds',
  'components',
  'entry',
  'settings',
  'contrast',
  'library',
  'media-uses',
];
const told = [
  ...['preview', 'try', 'save', 'undo', 'pending', 'day', 'branch'],
  ...['try-new', 'new', 'try-removal', 'remove', 'changes', 'compare', 'publish', 'paste', 'rich', 'online'],
  ...['replace-media', 'rename-media', 'remove-media'],
  ...['try-rename', 'rename'],
];

test('no address is forgotten', async () => {
  const routes = editRoutes(openDesk(await emptyFolder(), new Date()));
  const named = (of: string) =>
    routes.flatMap(({ method, address }) => (method === of ? [address.slice('/api/'.length)] : [])).sort();
  expect(named('GET')).toEqual([...asked, 'events'].sort());
  expect(named('POST')).toEqual([...told].sort());
  expect(named('PUT')).toEqual(['media/']);
});

const word = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('__proto__', 'constructor', '../site.yaml', '/', 'site.yaml', '2026-02-30', '\u0000', '😀'),
);
/** One that was given out, or any other. */
const anId = fc.oneof(
  fc.nat().map((index) => ids[index % ids.length]),
  word,
  fc.jsonValue(),
);
/** Of no value is this what it was, so nothing is saved. */
const wrong = fc.oneof(fc.constant('never a value of this site'), fc.double(), fc.constant({ never: true }));
const anEdit = fc.record(
  {
    ...{ id: anId, was: wrong, value: fc.jsonValue(), unset: fc.boolean() },
    ...{ move: fc.nat(9), insert: fc.jsonValue(), at: fc.oneof(fc.nat(9), fc.jsonValue()) },
    like: fc.oneof(fc.nat(9), fc.jsonValue()),
    shift: fc.constantFrom('up', 'down', 'sideways'),
  },
  { requiredKeys: ['id', 'was', 'value'] },
);
const tags = [
  ...[
    '<p>',
    '<div>',
    '</div>',
    '<b>',
    '<table>',
    '<tr><td colspan=9999999>',
    '<td>',
    '<ul>',
    '<li>',
    '<pre>',
  ],
  ...[
    '<p style="mso-list:l0 level9 lfo1">',
    '<img src="pasted:0">',
    '<a href="javascript:x">',
    '<br>',
    '{',
    '<x-item>',
  ],
];
const body = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ edits: fc.array(anEdit, { maxLength: 3 }), address: word }, { requiredKeys: [] }),
  },
  {
    weight: 2,
    arbitrary: fc.record(
      { sentence: word, choices: fc.jsonValue(), author: fc.jsonValue() },
      { requiredKeys: [] },
    ),
  },
  {
    weight: 2,
    arbitrary: fc.record(
      { id: anId, text: fc.jsonValue(), do: word, n: fc.jsonValue(), day: fc.jsonValue() },
      { requiredKeys: [] },
    ),
  },
  {
    weight: 2,
    arbitrary: fc.record(
      {
        kind: fc.oneof(fc.constantFrom('course', 'post', 'page'), word),
        copy: fc.oneof(anId, fc.constant(undefined)),
        // Never one that can be.
        id: fc.oneof(
          word.filter((one) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(one)),
          fc.constantFrom('nul', '../a', 'a/b', 'A', 'a'.repeat(999)),
        ),
        title: fc.oneof(word, fc.string({ maxLength: 2000 }), fc.jsonValue()),
      },
      { requiredKeys: ['kind', 'id'] },
    ),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      html: fc.oneof(
        fc.array(fc.oneof(word, fc.constantFrom(...tags)), { maxLength: 20 }).map((parts) => parts.join('')),
        fc.jsonValue(),
      ),
      pictures: fc.jsonValue(),
    }),
  },
  { weight: 1, arbitrary: fc.jsonValue() },
);

function isSound({ status, text }: Answer): boolean {
  return status < 500 && JSON.parse(text) !== undefined;
}

test('no question is answered by mistake', async () => {
  const query = fc.dictionary(
    fc.constantFrom('id', 'address', 'q', 'kind', 'form', 'value', 'x'),
    fc.oneof(word, anId),
    {
      maxKeys: 3,
    },
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...asked), query, async (name, given) => {
      const words = Object.entries(given).map(([key, value]) => [
        key,
        (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed(),
      ]);
      const answer = await editor.send(`/api/${name}?${new URLSearchParams(words)}`);
      expect(isSound(answer), answer.text).toBe(true);
    }),
    { numRuns: 150 },
  );
}, 300_000);

test('nothing that is told is taken by mistake', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...told), body, async (name, given) => {
      // Some entries may go.
      const sent = name === 'remove' ? { id: fieldsOf(given).text } : given;
      const send = () => editor.send(`/api/${name}`, { method: 'POST', body: JSON.stringify(sent) });
      const answer = await patiently(send);
      expect(isSound(answer), answer.text).toBe(true);
      expect(answer.text).not.toMatch(/"kind":"saved"/);
    }),
    { numRuns: 250 },
  );
}, 300_000);

test('no bytes are taken for JSON, or for a picture', async () => {
  const name = fc.oneof(
    word,
    fc.constantFrom('a.png', 'a.jpg', 'a.svg', 'a.webp', 'a.pdf', 'a.mp4', 'a.woff2'),
  );
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 300 }), name, async (bytes, called) => {
      const sent = Buffer.from(bytes);
      const saved = await patiently(() => editor.send('/api/save', { method: 'POST', body: sent }));
      expect(saved.status).toBe(400);
      const headers = { 'content-type': 'application/octet-stream' };
      const at = `/api/media/${encodeURIComponent(called.toWellFormed())}`;
      const put = await patiently(() => editor.send(at, { method: 'PUT', body: sent, headers }));
      expect(isSound(put), put.text).toBe(true);
    }),
    { numRuns: 60 },
  );
}, 300_000);

test('what no browser sends as JSON is answered all the same', async () => {
  const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
  const values = ['1e400', '-1e400', '"\\ud800"', deep(90), deep(99), deep(60_000), `{"a":${deep(20_000)}}`];
  for (const name of told)
    for (const value of values) {
      const body = `{"edits":[{"id":"${ids[0]}","was":1,"value":${value}}],"address":"/","id":${value},"text":${value}}`;
      const answer = await patiently(() => editor.send(`/api/${name}`, { method: 'POST', body }));
      expect(isSound(answer), `${name} ${value.slice(0, 20)}: ${answer.text}`).toBe(true);
    }
}, 300_000);

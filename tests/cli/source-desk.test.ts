import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { EditorCommand } from '../../cli/serve/editor-command.ts';
import { createSourceDesk, type ShownText } from '../../cli/serve/source-desk.ts';
import type { LocatedText, PageText } from '../../renderer/site.ts';

const place = { file: 'content/pages/home.yaml', line: 7, column: 12 };
const texts: PageText[] = [
  { in: 'section', section: 1, kind: 'hero', text: 'Walk into the exam', places: [place] },
  { in: 'section', section: 2, kind: 'cards', text: 'Read more', places: [{ ...place, line: 20 }] },
  { in: 'section', section: 3, kind: 'cards', text: 'Read more', places: [{ ...place, line: 30 }] },
  { in: 'frame', text: 'Walk', places: [{ file: 'site.yaml', line: 2, column: 7 }] },
];

const value = { file: place.file, path: ['title'], place: { ...place, line: 40 } };
const located: LocatedText[] = [
  { section: 2, kind: 'node', node: 0, text: 'Read more', values: [value], isProven: true },
  {
    section: 0,
    kind: 'attribute',
    element: 3,
    attribute: 'alt',
    text: 'Two nurses',
    values: [value],
    isProven: true,
  },
];

let started: EditorCommand[] = [];
let address = '';
const desk = () =>
  createSourceDesk({
    ...{ root: '/site', token: 'secret', env: { VISUAL: 'code' } },
    texts: {
      of: async (page) => (page === '/' ? texts : []),
      located: async (page) => (page === '/' ? located : []),
      forget: () => {},
    },
    start: async (command) => started.push(command) > 0,
    reportBug: (error) => {
      throw error;
    },
  });
let take = desk();
const server = createServer((request, response) => {
  if (!take(request, response)) response.writeHead(404).end();
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const listening = server.address();
  if (typeof listening === 'object') address = `http://127.0.0.1:${listening?.port}/__site`;
});
afterAll(() => void server.close());
beforeEach(() => {
  started = [];
  take = desk();
});

const ask = (what: string, method = 'GET', token = 'secret') =>
  fetch(`${address}/${what}`, { method, headers: { 'x-site-token': token } });

async function linesOf(query: string): Promise<number[]> {
  const found = (await (await ask(`where?page=/&${query}`)).json()) as ShownText[];
  return found.map(({ line }) => line);
}

describe('a page that asks where its texts stand', () => {
  test('is told the line of the text that was meant, in the section that was meant', async () => {
    expect(await linesOf('section=1&text=Walk+into+the+exam')).toEqual([7]);
    expect(await linesOf('section=3&text=read%20%20more')).toEqual([30]);
    expect(await linesOf('text=Walk')).toEqual([2]);
  });

  test('is told of the nearest text around where the innermost is none of the site', async () => {
    expect(await linesOf('section=2&text=12&text=12+Read+more')).toEqual([20]);
    expect(await linesOf('section=2&text=nothing+like+it')).toEqual([]);
  });

  test('is told the value of a text that was counted, unless a script has changed the page', async () => {
    expect(await linesOf('section=2&node=0&words=Read+more&text=Read+more')).toEqual([40]);
    expect(await linesOf('section=2&node=0&words=Less&text=Read+more')).toEqual([20]);
    expect(await linesOf('section=2&node=1&words=Read+more&text=Read+more')).toEqual([20]);
    expect(await linesOf('element=3&text=Two+nurses')).toEqual([40]);
  });

  test('is told all texts of a section', async () => {
    expect(await linesOf('section=2')).toEqual([20]);
  });

  test('has a file opened at the line, once for a double click', async () => {
    const query = `page=/&file=${place.file}&line=7&column=12`;
    const answers = await Promise.all([ask(`open?${query}`, 'POST'), ask(`open?${query}`, 'POST')]);
    for (const answer of answers) expect(await answer.json()).toEqual({ opened: true });
    expect(started).toEqual([{ command: 'code', args: ['--goto', '/site/content/pages/home.yaml:7:12'] }]);
  });

  test('has files opened one after the other, none of them lost', async () => {
    const open = (line: number) => ask(`open?page=/&file=${place.file}&line=${line}&column=12`, 'POST');
    const answers = [];
    for (const line of [7, 20, 30]) answers.push(await (await open(line)).json());
    expect(answers).toEqual([{ opened: true }, { opened: true }, { opened: true }]);
    expect(started.map(({ args }) => args[1]?.split(':')[1])).toEqual(['7', '20', '30']);
  });
});

describe('whoever else asks', () => {
  test('without the token, or with a wrong one, is told nothing and starts nothing', async () => {
    const query = `page=/&file=${place.file}&line=7&column=12`;
    for (const token of ['', 'secreT', 'secret2']) {
      expect((await ask('where?page=/', 'GET', token)).status).toBe(403);
      expect((await ask(`open?${query}`, 'POST', token)).status).toBe(403);
    }
    const refused = await ask(`open?${query}`, 'GET');
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'POST']);
    expect(started).toEqual([]);
  });

  test('for a file in which no text of the page stands starts nothing', async () => {
    for (const file of ['../../etc/passwd', '/etc/passwd', 'content/pages/other.yaml', '--goto']) {
      const answer = await ask(`open?page=/&file=${encodeURIComponent(file)}&line=7&column=12`, 'POST');
      expect(await answer.json()).toEqual({ opened: false });
    }
    expect(started).toEqual([]);
  });
});

import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import type { AskedChange, EditorField, PublishAsked, SavedChange } from '../../../editor/contract.ts';
import { readRich } from '../../../renderer/features/edit/fields/read-rich.ts';
import { repository } from '../../cli/run-site.ts';
import { entryAnswers } from './fake-entries.ts';
import { libraryAnswers } from './fake-library.ts';
import { fakePublishing } from './fake-publishing.ts';
import { colours, contrastsOf, settingsLists } from './fake-settings.ts';
import { outlineOf, pageOf, sectionKinds, smallSchool, troublesOf, viewOf } from './small-school.ts';

/** `values`: as they are saved; a test that sets one is somebody else who edits. */
export type FakeEditor = {
  address: string;
  values: Map<string, unknown>;
  kept: Map<string, string>;
  tell: (event: string, data: unknown) => void;
  /** Forgets what was published, and by whom. */
  unpublish: () => void;
  close: () => void;
};

const png =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#9cc" d="M0 0h4v3H0z"/></svg>';
const css =
  'body{font:18px/1.6 Georgia,serif;margin:0 auto;max-width:44rem;padding:2rem}img{max-width:100%;height:auto}';

/** Answers as `site edit` does, from memory: for states that are hard to bring about with files. */
export async function startFakeEditor({ isBranch = false } = {}): Promise<FakeEditor> {
  const fields = smallSchool();
  const values = new Map(fields.map(({ id, value }) => [id, value]));
  const kept = new Map<string, string>();
  const journal: SavedChange[] = [];
  const previews: string[] = [];
  let publishing = fakePublishing();
  const listeners = new Set<ServerResponse>();
  const tell = (event: string, data: unknown): void => {
    for (const one of listeners) one.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  };
  const describe = (field: EditorField): EditorField => ({
    ...{ ...field, value: values.get(field.id), layer: isBranch ? field.layer : undefined },
    ...(kept.has(field.id) && { pending: kept.get(field.id) }),
  });
  const titleOf = (id: string) => fields.find((field) => field.id === id)?.title ?? id;
  const withEdits = (edits: readonly AskedChange[]) => {
    const next = new Map(values);
    for (const edit of edits) next.set(edit.id, 'value' in edit ? edit.value : '');
    return next;
  };
  const write = (id: string, value: unknown): number => {
    journal.unshift({
      ...{
        n: journal.length + 1,
        at: '2027-01-01T10:00:00Z',
        id,
        title: titleOf(id),
        within: 'Adult Nursing',
      },
      ...{ before: values.get(id), after: value, address: '/', state: 'can-undo', isPublished: false },
    });
    values.set(id, value);
    tell('built', {});
    return journal.length;
  };
  const unpublish = () => {
    publishing = fakePublishing();
  };
  const answers = new Map<string, (asked: { query: URLSearchParams; body: Asked }) => unknown>([
    ...entryAnswers(journal),
    ...libraryAnswers(),
    ['/api/session', () => session],
    ['/api/page', () => viewOf(fields, values)],
    ['/api/outline', outlineOf],
    ['/api/section-kinds', () => sectionKinds],
    ['/api/field', ({ query }) => fields.filter(({ id }) => id === query.get('id')).map(describe)[0]],
    [
      '/api/fields',
      ({ query }) =>
        query.get('form') === 'within'
          ? colours
          : fields.filter(({ within }) => within === 'Adult Nursing').map(describe),
    ],
    [
      '/api/components',
      () => [
        {
          ...{ name: 'Callout', title: 'Callout', description: 'A highlighted note in an article.' },
          markdown: '<Callout title="Good to know">\nText\n</Callout>',
        },
      ],
    ],
    ['/api/rich', ({ body: { text = '' } }) => ({ rich: readRich(text, false) })],
    ['/api/changes', () => publishing.changes()],
    ['/api/compare', () => ({ kind: 'ready', address: 'http://localhost:9/', pages: ['/courses', '/'] })],
    ['/api/online', () => ({ kind: 'earlier', at: '2026-12-30T10:00:00Z', sentence: 'Change the price' })],
    ['/api/publish', ({ body }) => publishing.publish({ sentence: '', ...body })],
    [
      '/api/preview',
      ({ body: { edits = [] } }) => {
        const problems = edits.flatMap((edit) => troublesOf(edit.id, 'value' in edit ? edit.value : ''));
        return problems.length > 0 ? { problems } : { preview: previews.push(pageOf(withEdits(edits))) };
      },
    ],
    [
      '/api/try',
      ({ body: { edits = [] } }) => ({
        problems: edits.flatMap((edit) => troublesOf(edit.id, 'value' in edit ? edit.value : '')),
        says: { pages: 13, files: 2, examples: [{ before: 'Save £150', after: 'Save £120' }], unseen: false },
      }),
    ],
    [
      '/api/save',
      ({ body: { edits: [edit] = [] } }) => {
        if (!edit) return {};
        const value = 'value' in edit ? edit.value : '';
        const problems = troublesOf(edit.id, value);
        if (problems.length > 0) return { kind: 'refused', problems };
        const was = 'was' in edit ? edit.was : undefined;
        const theirs = values.get(edit.id);
        if (JSON.stringify(was) !== JSON.stringify(theirs))
          return { kind: 'conflict', before: was, theirs, mine: value };
        return { kind: 'saved', n: write(edit.id, value) };
      },
    ],
    [
      '/api/undo',
      ({ body: { n } }) => {
        const entry = journal.find((one) => one.n === n);
        if (!entry?.id) return {};
        values.set(entry.id, entry.before);
        entry.state = 'undone';
        tell('built', {});
        return { kind: 'saved', n };
      },
    ],
    ['/api/journal', () => journal],
    [
      '/api/pending',
      ({ body: { id, text } }) => {
        if (id !== undefined && text) kept.set(id, text);
        else if (id !== undefined) kept.delete(id);
        return [...kept].map(([one, typed]) => ({
          id: one,
          text: typed,
          title: titleOf(one),
          within: '',
          address: '/',
        }));
      },
    ],
    ['/api/entries', () => tutors.map(([id, title]) => ({ kind: 'tutors', id, title }))],
    [
      '/api/find',
      () => [{ what: 'words', title: 'Adult Nursing', text: 'Live lessons', address: '/', id: 'title' }],
    ],
    [
      '/api/pictures',
      () =>
        ['harbour.svg', 'hills.svg'].map((name) => ({
          name,
          usedOn: 4,
          alt: `${name} drawn`,
          ...{ width: 400, height: 300, canCrop: true },
          address: `/${name}`,
        })),
    ],
    ['/api/branch', ({ body: { id = '' } }) => ({ kind: 'saved', n: write(id, '020 7946 0142') })],
    ['/api/settings', () => settingsLists],
    ['/api/contrast', ({ query }) => contrastsOf(query.get('value') ?? '')],
    ['/api/coming', () => [{ day: '2027-03-04', title: 'Adult Nursing', what: 'begins' }]],
    ['/api/day', ({ body: { day } }) => ({ today: `${day ?? '2027-01-01'}T00:00:00.000Z` })],
  ]);
  const shell = createServer((request, response) => void answerShell(request, response));
  const pages = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://a');
    const script = `<script src="/__edit/page.js" data-shell="${originOf(shell)}"></script></head>`;
    if (pathname === '/__edit/page.js') return void sendFile(response, 'page.js');
    if (pathname === '/page.css') return void send(response, 'text/css', css);
    if (pathname.endsWith('.svg')) return void send(response, 'image/svg+xml', png);
    const html =
      pathname === '/__edit/preview' ? previews[Number(searchParams.get('n')) - 1] : pageOf(values);
    send(response, 'text/html', (html ?? '').replace('</head>', script));
  });
  await Promise.all([listenOnce(shell), listenOnce(pages)]);
  const session = {
    site: { name: 'Harbour Nursing School', language: 'en-GB', today: '2027-01-01T00:00:00.000Z' },
    pages: [
      { address: '/', title: 'Adult Nursing' },
      { address: '/all/courses', title: 'All courses' },
      { address: '/courses', title: 'Courses' },
    ],
    pageOrigin: originOf(pages),
    largestFile: 25_000_000,
    ...(isBranch && { branch: { base: 'Harbour Nursing School' } }),
  };

  async function answerShell(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://a');
    if (pathname === '/api/events') {
      listeners.add(response.writeHead(200, { 'content-type': 'text/event-stream' }));
      return void response.write('event: hello\ndata: {}\n\n');
    }
    const answer = answers.get(pathname);
    if (!answer)
      return sendFile(response, pathname === '/' ? 'shell.html' : pathname.slice(1), originOf(pages));
    const isJson = request.headers['content-type'] === 'application/json';
    const sent = isJson ? await bodyOf(request) : '';
    send(
      response,
      'application/json',
      JSON.stringify(answer({ query, body: sent === '' ? {} : JSON.parse(sent) })),
    );
  }
  const close = (): void => {
    for (const server of [shell, pages]) {
      server.closeAllConnections();
      server.close();
    }
  };
  return { address: originOf(shell), values, kept, tell, unpublish, close };
}

type Asked = {
  edits?: AskedChange[];
  id?: string;
  to?: string;
  text?: string;
  n?: number;
  day?: string;
  title?: string;
} & Partial<PublishAsked>;

const tutors = [
  ['amira', 'Amira Haddad'],
  ['tomas', 'Tomás Ruiz'],
  ['sita', 'Sita Gurung'],
] as const;

function listenOnce(server: Server): Promise<void> {
  return new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
}

function originOf(server: Server): string {
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : address}`;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}

const types = new Map([
  ['js', 'text/javascript'],
  ['css', 'text/css'],
  ['html', 'text/html'],
]);

async function sendFile(response: ServerResponse, name: string, pages = ''): Promise<void> {
  const body = await readFile(path.join(repository, 'lib/editor', name), 'utf8').catch(() => undefined);
  const policy = `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' ${pages}; connect-src 'self'; frame-src ${pages}`;
  if (name === 'shell.html') response.setHeader('content-security-policy', policy);
  if (body === undefined) response.writeHead(404).end();
  else send(response, types.get(name.split('.').at(-1) ?? '') ?? 'text/plain', body);
}

function send(response: ServerResponse, type: string, body: string): void {
  response.setHeader('content-type', `${type}; charset=utf-8`);
  response.end(body);
}

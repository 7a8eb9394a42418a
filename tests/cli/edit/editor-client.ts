/** Uses `site edit` as its own page in a browser does. */
import { readdir, readFile } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Started, startSite } from '../run-site.ts';

export type Answer = {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  text: string;
};

export type AskedWith = {
  method?: string;
  headers?: Readonly<Record<string, string | undefined>>;
  body?: string | Buffer;
};

export type EditorClient = {
  started: Started;
  /** Of the editor, and of the site’s pages. */
  origin: string;
  pages: string;
  cookie: string;
  token: string;
  /** Any request to the editor; without a header if it is undefined. */
  send: (address: string, asked?: AskedWith) => Promise<Answer>;
  get: (address: string) => Promise<unknown>;
  /** Waits where the editor says that it is too much at once: a test is faster than anybody’s hands. */
  post: (address: string, body: unknown) => Promise<unknown>;
};

/** Starts it for a folder, and opens it with the printed address. */
export async function openEditorIn(root: string, env: Record<string, string> = {}): Promise<EditorClient> {
  const started = startSite(['edit', '--port', '0'], root, env);
  const address = await started.printed(/http:\/\/127\.0\.0\.1:\d+\/\?key=\S+/);
  return enter(started, address);
}

export async function enter(started: Started, address: string): Promise<EditorClient> {
  const { origin } = new URL(address);
  const entered = await exchange(address);
  const cookie = String(entered.headers['set-cookie']).split(';')[0] ?? '';
  const page = await exchange(`${origin}/`, { headers: { cookie } });
  const token = /name="site-token" content="([^"]+)"/.exec(page.text)?.[1] ?? '';
  const pages = /frame-src (\S+?);/.exec(String(page.headers['content-security-policy']))?.[1] ?? '';
  const send = (at: string, { method = 'GET', headers = {}, body }: AskedWith = {}) =>
    exchange(origin + at, {
      method,
      body,
      headers: {
        cookie,
        'x-site-token': token,
        'sec-fetch-site': 'same-origin',
        'sec-fetch-dest': 'empty',
        ...(method !== 'GET' && { origin, 'content-type': 'application/json' }),
        ...headers,
      },
    });
  return {
    ...{ started, origin, pages, cookie, token, send },
    get: async (at) => JSON.parse((await send(at)).text),
    post: async (at, body) => {
      const asked = { method: 'POST', body: JSON.stringify(body) };
      return JSON.parse((await patiently(() => send(at, asked))).text);
    },
  };
}

/** The id of the first value that a text of a page comes from. */
export async function findId({ get }: EditorClient, text: string, address = '/'): Promise<string> {
  const { spots } = (await get(`/api/page?address=${address}`)) as {
    spots: { text: string; fields: { id: string }[] }[];
  };
  const spot = spots.find((one) => one.text === text) ?? spots.find((one) => one.text.includes(text));
  if (!spot?.fields[0]) throw new Error(`Nothing on ${address} says “${text}”.`);
  return spot.fields[0].id;
}

/** All that an editor may write, to see whether anything has changed. */
export async function readSiteTexts(root: string): Promise<string> {
  const entries = await readdir(path.join(root, 'content'), { recursive: true, withFileTypes: true });
  const files = entries.filter((one) => one.isFile()).map((one) => path.join(one.parentPath, one.name));
  const all = [...files.sort(), path.join(root, 'site.yaml')];
  const texts = await Promise.all(all.map(async (file) => `${file}\n${await readFile(file, 'latin1')}`));
  return texts.join('\n');
}

/** With exactly this address and these headers: `fetch` would change both. */
export function exchange(
  address: string,
  { method = 'GET', headers = {}, body }: AskedWith = {},
): Promise<Answer> {
  const [, host = '', port = '', path = '/'] = /^http:\/\/([^/:]+):(\d+)(.*)$/.exec(address) ?? [];
  return new Promise((resolve, reject) => {
    const given = Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    );
    const options = { host, port, path, method, headers: Object.fromEntries(given), agent: false };
    const asked = request(options, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk) => (text += chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      );
      response.on('error', reject);
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

/** Sends something again for as long as the editor says that there is too much of it. */
export async function patiently(send: () => Promise<Answer>): Promise<Answer> {
  const answer = await send();
  if (answer.status !== 429) return answer;
  await wait(100);
  return patiently(send);
}

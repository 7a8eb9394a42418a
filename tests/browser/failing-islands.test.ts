/** What `site watch` says of a site's own islands that fail in the browser, with their file and line. */
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { emptyFolder, repository, runSite, type Started, startSite } from '../cli/run-site.ts';
import { sharedBrowser } from './shared-browser.ts';

const patience = 45_000;
const islands = {
  'own-keys': `export default function OwnKeys() {
  const tides = ['high', 'low'];
  return (
    <ul>
      {tides.map((tide) => (
        <li>{tide}</li>
      ))}
    </ul>
  );
}
`,
  'own-differs': `const where = () => (typeof window === 'undefined' ? 'on the quay' : 'at sea');

export default function OwnDiffers() {
  return (
    <div>
      <p>{where()}</p>
    </div>
  );
}
`,
  'own-title': `export default function OwnTitle() {
  return (
    <div>
      <p title={typeof window === 'undefined' ? 'quay' : 'sea'}>Harbour</p>
    </div>
  );
}
`,
  'own-press': `type Props = { boats?: { name: string }[] };

export default function OwnPress({ boats }: Props) {
  const press = () => {
    const [first] = boats as { name: string }[];
    document.title = first?.name ?? '';
  };
  return (
    <button type="button" onClick={press}>
      Press
    </button>
  );
}
`,
};
const plain = `export default function ownPicture(element: HTMLElement): void {
  const picture = new Image();
  picture.src = 'https://tiles.example.org/1.png';
  element.append(picture);
}
`;

let browser: Browser;
let root: string;
let site: Started;
let page: Page;
let address: string;

beforeAll(async () => {
  browser = await sharedBrowser();
  root = await emptyFolder();
  await cp(path.join(repository, 'starter'), root, { recursive: true });
  for (const [name, text] of Object.entries(islands)) await writeIsland(name, 'tsx', text);
  await writeIsland('own-picture', 'ts', plain);
  await write('schemas/sections/own-note.schema.json', schemaOf('sections/own-note'));
  const uses = [...Object.keys(islands), 'own-picture'].map((name) => `<Island of="${name}" when="load" />`);
  await write(
    'templates/sections/own-note/own-note.tsx',
    `import { Island } from '../../components/island/island.tsx';\nexport const OwnNote = () => <div><h1>Harbour</h1>${uses.join('')}</div>;\n`,
  );
  await write(
    'content/pages/not-found.yaml',
    'title: Not found\ndescription: There is no such page here.\nsections:\n  - section: own-note\n',
  );
  site = startSite(['watch', '--port', '0'], root);
  address = await site.printed(/http:\/\/localhost:\d+/);
});
afterAll(() => site.interrupt());
afterEach(() => page.close());

async function openPage(): Promise<void> {
  page = await browser.newPage();
  page.setDefaultTimeout(patience);
  await page.goto(`${address}/404`);
}

test.each([
  ['an element without a key', 'own-keys', '6:9 warning', 'unique "key" prop'],
  [
    'a text that differs',
    'own-differs',
    '6:7 error',
    '“on the quay” from the build, “at sea” in the browser',
  ],
  [
    'an attribute that differs',
    'own-title',
    '4:7 error',
    '“title="quay"” from the build, “title="sea"” in the',
  ],
])('%s comes up with its place', async (_, name, place, text) => {
  await openPage();
  const shown = page.getByRole('dialog');
  await shown.getByText(`${name}.island.tsx:${place}`).waitFor();
  expect(await shown.innerText()).toContain(text);
});

test('so does what is thrown on a press, and what the policy stops', async () => {
  await openPage();
  await page.getByRole('button', { name: 'Press' }).click();
  const shown = page.getByRole('dialog');
  await shown.getByText('own-press.island.tsx:5:21 error').waitFor();
  await shown.getByText('own-picture.island.ts:3:1 warning').waitFor();
  expect(await shown.innerText()).toContain('img-src forbids https://tiles.example.org');
  await page.getByRole('button', { name: 'Hide' }).click();
  await shown.waitFor({ state: 'detached' });
});

test('a corrected island is shown at once', async () => {
  await openPage();
  await page.getByRole('dialog').getByText('own-keys.island.tsx').waitFor();
  await writeIsland(
    'own-keys',
    'tsx',
    islands['own-keys'].replace('<li>', '<li key={tide}>').replace('low', 'ebb'),
  );
  await page.getByText('ebb').waitFor();
  await page.getByRole('dialog').getByText('own-title.island.tsx').waitFor();
  expect(await page.getByRole('dialog').innerText()).not.toContain('own-keys');
});

test('the output holds what a build writes', async () => {
  const built = path.join(root, 'built');
  expect((await runSite(['build', '--out', built], root)).code).toBe(0);
  const scripts = (await readdir(path.join(built, 'assets'), { recursive: true })).filter((name) =>
    /\.js$/.test(name),
  );
  expect(scripts.length).toBeGreaterThan(5);
  for (const name of [...scripts.map((one) => `assets/${one}`), '404.html'])
    expect(await readFile(path.join(root, 'dist', name), 'utf8')).toBe(
      await readFile(path.join(built, name), 'utf8'),
    );
});

async function writeIsland(name: string, ending: string, text: string): Promise<void> {
  await write(`schemas/islands/${name}.schema.json`, schemaOf(`islands/${name}`));
  await write(`templates/islands/${name}/${name}.island.${ending}`, text);
}

function schemaOf(name: string): string {
  return JSON.stringify({
    ...{ $id: `${name}.schema.json`, title: 'Own', description: 'A part.', type: 'object' },
    ...{ additionalProperties: false, properties: {} },
  });
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), text);
}

/** A new kind of content, by its schema alone, as added to the academy by someone who writes no TypeScript. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { startSite } from '../cli/run-site.ts';
import { buildCopy, copyShipped } from './build-copy.ts';
import { day, editFile } from './site-copy.ts';

const text = (title: string, description: string, example: string) => ({
  type: 'string',
  title,
  description,
  examples: [example],
  minLength: 1,
});

const schema = {
  $id: 'partner.schema.json',
  title: 'Partner',
  description: 'An organisation that we work with: content/partners/{id}.yaml.',
  kind: { folder: 'partners', named: ['title', 'summary', 'city'], title: 'title', summary: 'summary' },
  type: 'object',
  required: ['title', 'summary', 'city'],
  additionalProperties: false,
  properties: {
    title: text('Name', 'What the organisation calls itself.', 'Riverside Hospital'),
    summary: text('Summary', 'One sentence about it.', 'A teaching hospital.'),
    city: text('City', 'Where it is.', 'Leeds'),
  },
};

const files = {
  'schemas/partner.schema.json': JSON.stringify(schema),
  'content/partners/riverside.yaml':
    'title: Riverside Hospital\nsummary: A teaching hospital with a ward for new overseas nurses.\ncity: Leeds\n',
  'content/partners/harbour.yaml':
    'title: Harbour Care\nsummary: Nursing homes along the south coast.\ncity: Southampton\n',
  'content/pages/partners.yaml': `title: Partners who employ our nurses
description: The hospitals and care homes that our students go on to work for.
sections:
  - section: page-hero
    title: Who we work with
    lede: The nearest of them to our centre is in {partners.riverside.city}.
  - section: entry-cards
    title: Our partners
    entries: { of: partners }
`,
  'content/pages/partners-by-city.yaml': `title: Partners by city
description: The same hospitals and care homes, sorted by where they are.
sections:
  - section: page-hero
    title: Near you
  - section: entry-cards
    title: Our partners
    entries: { of: partners, per: 1, by: city }
`,
  'content/pages/partner.yaml': `title: "{partner.title} in {partner.city}"
description: "{partner.summary}"
sections:
  - section: page-hero
    title: "{partner.title}"
    lede: "{partner.summary}"
`,
};

async function addPartners(root: string): Promise<void> {
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), content);
  }
  const routes =
    '  - { path: /partners, page: partners }\n  - { path: /near-you, page: partners-by-city }\n  - { path: /partners/:id, page: partner, collection: partners }\n';
  await editFile(root, 'site.yaml', (before) => before.replace('\nnotFound:', `\n${routes}notFound:`));
}

function expectList(html: string): void {
  expect(html).toContain('to our centre is in Leeds.');
  expect(html).toMatch(/<a [^>]*href="\/partners\/harbour\/?"[^>]*>Harbour Care/);
  expect(html).toMatch(/<a [^>]*href="\/partners\/riverside\/?"[^>]*>Riverside Hospital/);
  expect(html).toContain('Nursing homes along the south coast.');
}

it('a kind by its schema alone is built: a list, a page per entry, a field in a text', async () => {
  const root = await copyShipped();
  await addPartners(root);
  const out = await buildCopy(root);
  const read = (file: string) => readFile(path.join(out, file), 'utf8');
  expectList(await read('partners.html'));
  expect(await read('partners/riverside.html')).toContain('Riverside Hospital</h1>');
  expect(await read('partners/harbour.html')).toContain('<title>Harbour Care in Southampton');
  expect(await read('sitemap.xml')).toContain('/partners/harbour');
});

it('its list is spread over several pages, with pages for each value of a field', {
  tags: ['long/cases'],
}, async () => {
  const root = await copyShipped();
  await addPartners(root);
  const out = await buildCopy(root);
  const read = (file: string) => readFile(path.join(out, 'near-you', file).concat('.html'), 'utf8');
  const [first, second] = await Promise.all(['', 'page/2'].map(read));
  expect(first).toContain('Harbour Care</a>');
  expect(first).not.toContain('Riverside Hospital</a>');
  expect(first).toMatch(/<a [^>]*href="\/near-you\/page\/2\/?"[^>]*rel="next"/);
  expect(second).toContain('Riverside Hospital</a>');
  expect(second).toContain('<title>Partners by city, page 2 of 2');
  expect(await read('city/southampton')).toContain('Harbour Care</a>');
});

it('it may be added while watch runs', { tags: ['long/edits'] }, async () => {
  const root = await copyShipped();
  const watching = startSite(['watch', '--port', '0', '--at', day], root);
  const address = await watching.printed(/http:\/\/localhost:\d+/);
  const get = async (page: string) => (await fetch(`${address}${page}`)).text();
  await addPartners(root);
  await vi.waitFor(async () => expectList(await get('/partners/')), { timeout: 60_000, interval: 250 });
  expect(await get('/partners/riverside/')).toContain('Riverside Hospital</h1>');
  await editFile(root, 'content/partners/riverside.yaml', (before) => before.replace('Leeds', 'York'));
  const inYork = async () => expect(await get('/partners/')).toContain('to our centre is in York.');
  await vi.waitFor(inYork, { timeout: 60_000, interval: 250 });
  expect(await watching.interrupt()).toBe(130);
});

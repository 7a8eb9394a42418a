import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { repository } from '../cli/run-site.ts';
import { copySite, editFile, shippedSite } from './site-copy.ts';

/** For each collection: the last part of its routes, and the entry whose page is visited. */
const entries: Readonly<Record<string, { parameter: string; entry: string }>> = {
  courses: { parameter: ':id', entry: 'oet-comprehensive' },
  tutors: { parameter: ':id', entry: 'grace-mensah' },
  outcomes: { parameter: ':id', entry: 'osce-adult-online' },
  posts: { parameter: ':slug', entry: 'osce-time-management-guide' },
};

/** Every kind of section that has an example; `tests/templates.test.ts` lists those without one. */
export const kinds = readdirSync(path.join(repository, 'templates/sections'))
  .filter((kind) => existsSync(path.join(repository, 'templates/sections', kind, 'example.yaml')))
  .toSorted();

/** The shipped site with one more page for each kind of section: its example, as an editor would write it. */
export async function copySiteWithExamples(from = shippedSite): Promise<string> {
  const root = await copySite(from);
  for (const kind of kinds)
    writeFileSync(path.join(root, `content/pages/example-${kind}.yaml`), examplePage(kind));
  const routes = kinds.map(routeOf);
  await editFile(root, 'site.yaml', (text) => {
    const routed = text.replace('\nnotFound:', `\n${routes.join('')}notFound:`);
    return /^videos:/m.test(routed) ? routed : `${routed.trimEnd()}\n\nvideos: [youtube]\n`;
  });
  return root;
}

/** The address of an example. */
export function exampleAddress(kind: string): string {
  const { entry } = entries[collectionOf(kind) ?? ''] ?? {};
  return entry ? `/example/${kind}/${entry}` : `/example/${kind}`;
}

function routeOf(kind: string): string {
  const collection = collectionOf(kind);
  const { parameter } = entries[collection ?? ''] ?? {};
  const rest = parameter
    ? `/${parameter}, page: example-${kind}, collection: ${collection}`
    : `, page: example-${kind}`;
  return `  - { path: /example/${kind}${rest} }\n`;
}

/** The collection whose entry a section shows, if its page has to be made for one. */
function collectionOf(kind: string): string | undefined {
  return Object.values(fieldsOf(kind)).find(({ means }) => means === 'current')?.collection;
}

function fieldsOf(kind: string): Record<string, { means?: string; collection?: string }> {
  const schema = readFileSync(path.join(repository, `schemas/sections/${kind}.schema.json`), 'utf8');
  return JSON.parse(schema).properties;
}

function examplePage(kind: string): string {
  const example = readFileSync(path.join(repository, 'templates/sections', kind, 'example.yaml'), 'utf8');
  const heading = { section: 'page-hero', title: `Example of ${kind}` };
  const head = {
    title: `Example of ${kind}`,
    description: `What the section ${kind} looks like.`,
    hidden: true,
  };
  const before = bringsMainHeading(kind) ? '' : stringify([heading]).replace(/^/gm, '  ');
  const section = `  - section: ${kind}\n${example.replace(/^(?=.)/gm, '    ')}`;
  return `${stringify(head)}sections:\n${before.trimEnd()}\n${section}${leadsThroughList(kind) ? list : ''}`;
}

/** Sections that link to the pages of a list need one. */
const list = `  - section: entry-cards
    title: Articles
    entries: { of: posts, per: 3, by: category }
`;

function leadsThroughList(kind: string): boolean {
  return Object.values(fieldsOf(kind)).some(({ means }) => means === 'pages' || means === 'filters');
}

function bringsMainHeading(kind: string): boolean {
  const folder = path.join(repository, 'templates/sections', kind);
  const templates = readdirSync(folder).filter((file) => file.endsWith('.tsx'));
  return templates.some((file) => readFileSync(path.join(folder, file), 'utf8').includes('<h1'));
}

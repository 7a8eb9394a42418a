import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PartVersions } from '../../renderer/render/part-versions.ts';
import { loadFixture } from './make-plan.ts';

let folder: string;
beforeEach(() => {
  folder = join(realpathSync(mkdtempSync(join(tmpdir(), 'parts-'))), 'templates');
  for (const [file, text] of Object.entries(start)) write(file, text);
});
afterEach(() => rmSync(dirname(folder), { recursive: true }));

/** Two sections share a badge, one shows running text, one an island; the others are the shipped ones. */
const start = {
  'components/badge/badge.tsx': 'export const Badge = ({ label }) => <b>{label}</b>;',
  'sections/one/one.tsx': `
    import { Badge } from '../../components/badge/badge.tsx';
    export const One = ({ label }) => <p className="one"><Badge label={label} /></p>;
  `,
  'sections/two/two.tsx': `
    import { Badge } from '../../components/badge/badge.tsx';
    import './two.css';
    export function Two({ label }) { return <div className="two"><Badge label={label} /></div>; }
  `,
  'sections/two/two.css': '.two { color: red; }',
  'sections/running-text/running-text.tsx': `
    import { BodyView } from '../../components/body/body.tsx';
    export const RunningText = ({ body }) => <BodyView of={body} />;
  `,
  'islands/wink/wink.island.tsx':
    'export default function Wink({ label }) { return <button>{label}</button>; }',
};

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

async function versionsNow(): Promise<PartVersions> {
  return (await loadFixture('react', folder)).versions;
}

/** The names of the parts that an edit changes; `sections` if all sections change. */
async function changedBy(edit: () => void): Promise<string[]> {
  const before = await versionsNow();
  edit();
  const after = await versionsNow();
  const rest = (['frame', 'art', 'documents', 'social'] as const).filter(
    (part) => before[part] !== after[part],
  );
  const sections = differing(before.sections, after.sections);
  const isEvery = sections.length === after.sections.size;
  return [
    ...rest,
    ...(isEvery ? ['sections'] : sections),
    ...differing(before.islands, after.islands),
  ].sort();
}

function differing(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): string[] {
  return [...new Set([...one.keys(), ...other.keys()])].filter((name) => one.get(name) !== other.get(name));
}

const changed = (file: keyof typeof start, from: string, to: string) => () =>
  write(file, start[file].replace(from, to));

test('the same files give the same versions, and a comment changes none', {
  tags: ['long/look'],
}, async () => {
  expect(await changedBy(() => {})).toEqual([]);
  expect(
    await changedBy(() => write('sections/one/one.tsx', `${start['sections/one/one.tsx']}// new`)),
  ).toEqual([]);
});

test('a section of the site’s own is a part by itself', { tags: ['long/look'] }, async () => {
  expect(await changedBy(changed('sections/one/one.tsx', '"one"', '"another"'))).toEqual(['one']);
});

test('a component belongs to the sections that import it', async () => {
  expect(await changedBy(changed('components/badge/badge.tsx', '<b>{label}</b>', '<i>{label}</i>'))).toEqual([
    'one',
    'two',
  ]);
});

test('an island is a part of its own, whichever section shows it', async () => {
  expect(
    await changedBy(changed('islands/wink/wink.island.tsx', '<button>', '<button type="button">')),
  ).toEqual(['wink']);
});

test('which stylesheets a section has belongs to it, what they say doesn’t', {
  tags: ['long/look'],
}, async () => {
  expect(await changedBy(changed('sections/two/two.css', 'red', 'blue'))).toEqual([]);
  expect(await changedBy(changed('sections/two/two.tsx', "import './two.css';", ''))).toEqual(['two']);
});

test('a section that takes the place of a shipped one changes that one, and so does taking it away', {
  tags: ['long/look'],
}, async () => {
  const file = 'sections/steps/steps.tsx';
  expect(await changedBy(() => write(file, 'export const Steps = () => <p>ours</p>;'))).toEqual(['steps']);
  expect(await changedBy(() => rmSync(join(folder, file)))).toEqual(['steps']);
});

test('a component for running text that takes the place of a shipped one changes all that print running text', {
  tags: ['long/look'],
}, async () => {
  const parts = await changedBy(() =>
    write(
      'components/callout/callout.tsx',
      'export const Callout = ({ children }) => <aside>{children}</aside>;',
    ),
  );
  expect(parts).toEqual(expect.arrayContaining(['running-text', 'article', 'prose']));
  expect(parts).not.toContain('one');
  expect(parts).not.toContain('frame');
});

test('a file of the frame is a part by itself', { tags: ['long/look'] }, async () => {
  expect(
    await changedBy(() =>
      write('frame/skip-link.tsx', 'export const SkipLink = () => <a href="#content">skip</a>;'),
    ),
  ).toEqual(['frame']);
});

test('what stands around every section changes all', { tags: ['long/look'] }, async () => {
  expect(
    await changedBy(() =>
      write(
        'components/section/section.tsx',
        'export const Section = ({ children }) => <section>{children}</section>;',
      ),
    ),
  ).toEqual(expect.arrayContaining(['frame', 'sections']));
});

test('drawings, documents and pictures for sharing are parts by themselves', {
  tags: ['long/look'],
}, async () => {
  expect(await changedBy(() => write('art/drawings.ts', 'export const drawings = {};'))).toEqual(['art']);
  expect(
    await changedBy(() => write('documents/print-document.ts', 'export const printDocument = () => ({});')),
  ).toEqual(['documents']);
  expect(
    await changedBy(() => write('social/social-picture.tsx', 'export const SocialPicture = () => null;')),
  ).toEqual(['social']);
});

test('a section that isn’t what its file exports depends on everything', {
  tags: ['long/look'],
}, async () => {
  write(
    'registry.ts',
    `
    import { One } from './sections/one/one.tsx';
    import { Two } from './sections/two/two.tsx';
    const wrap = (Component) => (props) => <Component {...props} />;
    export const sections = { one: Two, two: wrap(One) };
    export const islands = {};
  `.replace('<Component {...props} />', 'Component(props)'),
  );
  expect(await changedBy(changed('sections/one/one.tsx', '"one"', '"another"'))).toEqual(['sections']);
});

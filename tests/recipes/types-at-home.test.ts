// @module-tag long/recipes
/** TypeScript in a new site, as VS Code and `npx tsc` see it: no error in what is right, one in what is wrong. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { runCommand } from '../cli/run-command.ts';
import { emptyFolder, runSite } from '../cli/run-site.ts';
import { compileTypes } from '../pack-package.ts';
import { documentedFiles } from './documented-files.ts';
import { installTypes } from './install-types.ts';

const minute = 60_000;

describe('a site with a kind, a section, islands and a check of its own', () => {
  let site = '';
  beforeAll(async () => {
    site = await emptyFolder();
    await runSite(['init', '--blog'], site);
    installTypes(site);
    for (const [file, text] of documentedFiles('docs/kinds.md')) write(file, text);
    for (const [file, text] of Object.entries(own)) write(file, text);
    expect((await runCommand(['types'], site)).code).toBe(0);
  }, 3 * minute);

  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
    writeFileSync(path.join(site, file), text);
  };

  test('has no error, in its templates, islands, kinds and rules', () => {
    expect(typeErrors(site)).toEqual([]);
  });

  test('is understood by the program as it is typed', async () => {
    const { code, out } = await runCommand(['check'], site);
    expect([code, out]).toEqual([0, expect.stringContaining('[title-too-short]')]);
  });

  test.each([
    ['a value that plan doesn’t add', plays, 'play.ends.text', 'play.finish.text', "'finish' does not exist"],
    ['a field that the schema hasn’t', plays, 'play.title', 'play.titel', "'titel' does not exist"],
    ['a prop of a shipped component', plays, 'name="ticket"', 'nam="ticket"', "'nam' does not exist"],
    [
      'a prop of an own island',
      plays,
      'props={{ seats: 3 }}',
      "props={{ seats: 'a' }}",
      "'string' is not assignable",
    ],
    ['a prop of a shipped island', plays, 'of="timed"', 'of="timed" whenn="load"', "'whenn' does not exist"],
    ['a field of the entry in a kind', play, 'own.begins.iso', 'own.starts.iso', "'starts' does not exist"],
    [
      'a tool of the site in a kind',
      play,
      'site.format.laterTime',
      'site.format.later',
      "'later' does not exist",
    ],
    ['a value of a message', rule, '{ title }', '{ name: title }', "'name' does not exist"],
  ])('is told of %s', (_, file, right, wrong, told) => {
    const text = readFileSync(path.join(site, file), 'utf8');
    expect(text).toContain(right);
    write(file, text.replace(right, wrong));
    const errors = typeErrors(site);
    write(file, text);
    expect(errors).toContainEqual(
      expect.stringMatching(new RegExp(`^${file.replaceAll('.', '\\.')}\\(\\d+`)),
    );
    expect(errors.join('\n')).toContain(told);
  });
});

test.each(['academy', 'clinic'])(
  'the example %s has no error in TypeScript',
  async (example) => {
    const site = await emptyFolder();
    await runSite(['init', '--example', example], site);
    installTypes(site);
    expect(typeErrors(site)).toEqual([]);
  },
  2 * minute,
);

/** The lines of `npx tsc`. */
function typeErrors(site: string): string[] {
  try {
    compileTypes(site, []);
    return [];
  } catch (error) {
    return error instanceof Error && 'stdout' in error
      ? String(error.stdout).trim().split('\n')
      : [String(error)];
  }
}

/** Code blocks that name their file. */
const play = 'kinds/play/play.ts';
const rule = 'kinds/play/short-title.ts';
const plays = 'templates/sections/plays/plays.tsx';

const property = (title: string, more: object) => ({ title, description: `${title}.`, ...more });
const schema = (id: string, title: string, properties: Record<string, object>, more = {}) =>
  JSON.stringify({
    $id: `${id}.schema.json`,
    title,
    description: `${title}.`,
    ...more,
    type: 'object',
    required: Object.keys(properties).filter((name) => name !== 'next'),
    additionalProperties: false,
    properties,
  });

/** A theatre: plays that follow one another and have a treatment, so that kinds with code refer to each other. */
const own: Record<string, string> = {
  'schemas/play.schema.json': schema(
    'play',
    'Play',
    {
      title: property('Title', { type: 'string', examples: ['Tea for Two'] }),
      begins: property('Day', { type: 'string', format: 'date', means: 'date', examples: ['2027-03-04'] }),
      minutes: property('Minutes', { type: 'integer', examples: [90] }),
      next: property('Next', { type: 'string', means: 'reference', collection: 'plays', examples: ['tea'] }),
    },
    { kind: { folder: 'plays', title: 'title' } },
  ),
  'schemas/sections/plays.schema.json': schema('sections/plays', 'Plays', {
    plays: property('Plays', {
      $ref: '../common.schema.json#/$defs/entries',
      means: 'entries',
      collection: 'plays',
      examples: [{}],
    }),
  }),
  'schemas/islands/seats.schema.json': schema('islands/seats', 'Seats', {
    seats: property('Seats', { type: 'integer', examples: [3] }),
  }),
  'kinds/registry.ts': `import type { KindCode } from './kind.ts';
import { play } from './play/play.ts';
import { treatment } from './treatment/treatment.ts';

export const kinds = { play, treatment } satisfies Record<string, KindCode>;
`,
  [play]: `import type { PlayProps } from '../../schemas/types.ts';
import type { KindCode } from '../kind.ts';
import { gather } from '../planned.ts';
import { shortTitle } from './short-title.ts';

export const play = {
  rules: [shortTitle],
  plan: (entry, site) =>
    gather((take) => {
      const own = take(entry.fields<PlayProps>('title', 'begins', 'minutes', 'next'));
      const begins = \`\${own.begins.iso}T19:30:00+00:00\`;
      const ends = take(site.format.laterTime(begins, own.minutes, 'Europe/London'));
      return { ...own, id: entry.id, ends };
    }),
} satisfies KindCode;
`,
  'kinds/play/messages.md': `## title-too-short (warning)

> “{title}” says little about the play.
> hint: Write the whole title.

Nobody knows what it is about.

Write the whole title.
`,
  [rule]: `import type { KindRule } from '../rule-site.ts';
import { titleTooShort } from './messages.generated.ts';

export const shortTitle: KindRule = (site, report) => {
  for (const play of site.entries('play')) {
    const title = String(play.value.title);
    if (title.length < 3) report(titleTooShort(play.place(['title']), { title }));
  }
};
`,
  [plays]: `import type { PlaysProps } from '../../../schemas/types.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { Island } from '../../components/island/island.tsx';
import './plays.css';

export function Plays({ plays }: PlaysProps) {
  return (
    <ul className="plays">
      {plays.map((play) => (
        <li key={play.id}>
          <Icon name="ticket" /> {play.title} {play.ends.text} {play.next?.title}
          <Island of="seats" when="visible" props={{ seats: 3 }} />
          <Island of="timed" when="idle" />
        </li>
      ))}
    </ul>
  );
}
`,
  'templates/sections/plays/plays.css': '@layer sections {\n  .plays {\n    display: grid;\n  }\n}\n',
  'templates/islands/seats/seats.island.ts': `import type { SeatsIslandProps } from '../../../schemas/types.ts';

export default function countSeats(element: HTMLElement, { seats }: SeatsIslandProps): void {
  element.title = seats.toFixed(0);
}
`,
  'content/plays/tea.yaml': 'title: It\nbegins: 2027-03-04\nminutes: 90\n',
};

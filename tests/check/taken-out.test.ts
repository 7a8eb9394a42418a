/** A branch takes out values: which texts of its base go as well, and what remains to be fixed. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { kinds } from '../../kinds/registry.ts';
import { checkSources } from '../../renderer/check/check-sources.ts';
import type { PlannedPage } from '../../renderer/model/plan.ts';
import { createReadCache, readSources } from '../../renderer/read/read-sources.ts';
import { readKinds } from '../../renderer/schema/read-kinds.ts';
import { planWhole } from '../plan-whole.ts';
import { schemas, validators } from './check-edited.ts';

const school = path.join(import.meta.dirname, '../fixtures/site');
const today = new Date('2025-10-01');

/** `own`: appended to files of the branch; `base`: text to replace in files of its base. */
type Edits = { own?: Record<string, string>; base?: Record<string, readonly [string, string]> };

async function planBranch({ own = {}, base = {} }: Edits): Promise<{ said: string[]; pages: PlannedPage[] }> {
  const family = mkdtempSync(path.join(tmpdir(), 'site-taken-out-'));
  onTestFinished(() => rmSync(family, { recursive: true, force: true }));
  cpSync(school, family, { recursive: true });
  const root = path.join(family, 'branches/pokhara');
  for (const [file, [from, to]] of Object.entries(base)) {
    const text = readFileSync(path.join(family, file), 'utf8');
    if (!text.includes(from)) throw new Error(`${file} has no “${from}”`);
    writeFileSync(
      path.join(family, file),
      text.replace(from, () => to),
    );
  }
  for (const [file, text] of Object.entries(own)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    const before = file === 'site.yaml' ? readFileSync(path.join(root, file), 'utf8') : '';
    writeFileSync(path.join(root, file), before + text);
  }
  const found: Diagnostic[] = [];
  const report = (problem: Diagnostic) => void found.push(problem);
  const sources = await readSources(
    root,
    { kinds: readKinds(schemas), schemas, cache: createReadCache() },
    report,
  );
  const site = sources && checkSources(sources, schemas, { validators, code: kinds }, report);
  const said = found
    .filter(({ severity }) => severity === 'error')
    .map(({ place, code }) => `${place.file}:${place.line} ${code}`);
  return { said, pages: site ? planWhole(site, { today }).pages : [] };
}

const propsOf = (pages: readonly PlannedPage[], address: string, kind: string) =>
  pages.find((page) => page.address === address)?.sections.find((section) => section.kind === kind)?.props;

const noRatings = 'overrides: { courses: { "*": { students: null, rating: null } } }\n';
const support = '- { value: "{facts.school.support}", label: support while you study }';
const rows = (...values: readonly string[]) =>
  values.map((value) => `- { value: "${value}", label: of ours }`).join('\n      ');

describe('a text of the base that says nothing but what the branch has taken out', () => {
  test('goes, with what can’t do without it', async () => {
    const { said, pages } = await planBranch({
      own: { 'site.yaml': noRatings },
      base: {
        'content/pages/home.yaml': [support, rows('{courses.english.students}', '{courses.english.rating}')],
      },
    });
    expect(said).toEqual([]);
    expect(JSON.stringify(propsOf(pages, '/', 'statistics'))).not.toContain('of ours');
    expect(JSON.stringify(propsOf(pages, '/', 'statistics'))).toContain('stations to rehearse');
  });

  test('goes with the section, where nothing is left in it', async () => {
    const base = {
      'content/pages/home.yaml': [
        '- { value: "{facts.school.passRate}", label: pass rate, note: all exams together }\n      - { value: "{facts.school.support}", label: support while you study }\n      - { value: "{facts.exam.stations}", label: stations to rehearse }',
        rows('{courses.english.rating}', '{courses.theory.students}'),
      ],
    } as const;
    const branch = await planBranch({ own: { 'site.yaml': noRatings }, base });
    expect(branch.said).toEqual([]);
    expect(propsOf(branch.pages, '/', 'statistics')).toBeUndefined();
    const all = await planBranch({ base });
    expect(JSON.stringify(propsOf(all.pages, '/', 'statistics'))).toContain('of ours');
  });

  test('goes where the value was a fact or an address', async () => {
    const { said, pages } = await planBranch({
      own: { 'content/facts.yaml': 'school: { support: null }\n', 'site.yaml': 'community: null\n' },
      base: {
        'content/pages/home.yaml': [
          support,
          `${support}\n      ${rows('[{site.community}]({site.community})')}`,
        ],
      },
    });
    expect(said).toEqual([]);
    expect(JSON.stringify(propsOf(pages, '/', 'statistics'))).not.toMatch(/support while|of ours/);
  });
});

describe('a text of the base that says more', () => {
  const sentence = [
    'Small Groups, text: Eight people and',
    'Small Groups, text: "{courses.english.students} and a group of',
  ] as const;
  const end = 'a tutor who works in practice. }';

  test('is told once, at the line of the branch', async () => {
    const { said } = await planBranch({
      own: { 'site.yaml': noRatings },
      base: {
        'content/pages/home.yaml': [`${sentence[0]} ${end}`, `${sentence[1]} eight" }`],
        'content/pages/webinar.yaml': ['title: ', 'title: Chosen by {courses.theory.students} - '],
      },
    });
    expect(said).toEqual(['site.yaml:18 unknown-name']);
  });

  test('is told where it is, if it is the branch’s own', async () => {
    const home = 'sections: [{ id: pathway, lede: "{courses.english.rating}" }]\n';
    const { said } = await planBranch({ own: { 'site.yaml': noRatings, 'content/pages/home.yaml': home } });
    expect(said).toEqual(['content/pages/home.yaml:1 unknown-name']);
  });

  test('is told once for a whole list, whatever it has in it', async () => {
    const root = readFileSync(path.join(school, 'branches/pokhara/site.yaml'), 'utf8');
    expect(root).toContain('contact.branches, ');
    const { said } = await planBranch({ own: { 'content/facts.yaml': 'school: null\n' } });
    expect(said).toEqual(['content/facts.yaml:1 unknown-name']);
  });
});

describe('what an entry goes without', () => {
  test('is told where it is named, whether code answers for its kind or not', async () => {
    const { said } = await planBranch({
      own: {
        'content/pages/home.yaml':
          'sections:\n  - id: pathway\n    lede: "{events.full-circuit.attendees} came."\n    title: "{courses.lifting.rating} of 5"\n',
        'content/courses/lifting.yaml': 'rating: null\n',
        'content/events/full-circuit.yaml': 'attendees: null\n',
      },
    });
    expect(said.sort()).toEqual([
      'content/pages/home.yaml:3 unknown-name',
      'content/pages/home.yaml:4 unknown-name',
    ]);
  });
});

describe('what is said of every entry of a folder', () => {
  test('may be something that some entries do without', async () => {
    const { said } = await planBranch({
      own: { 'site.yaml': 'overrides: { courses: { "*": { guarantee: null, badge: null } } }\n' },
    });
    expect(said.sort()).toEqual([]);
  });

  test('has to be the name of a field', async () => {
    const { said } = await planBranch({
      own: { 'site.yaml': 'overrides: { courses: { "*": { raiting: null } } }\n' },
    });
    expect([...new Set(said)]).toEqual(['site.yaml:18 unknown-key']);
  });
});

describe('lists of what a branch has none of', () => {
  test('are not shown empty', async () => {
    const { said, pages } = await planBranch({
      own: { 'site.yaml': 'inherit: { testimonials: listed }\n' },
      base: { 'branches/pokhara/site.yaml': ['legal, testimonials, ', 'legal, '] },
    });
    expect(said.sort()).toEqual([]);
    expect(propsOf(pages, '/', 'testimonial-carousel')).toBeUndefined();
  });
});

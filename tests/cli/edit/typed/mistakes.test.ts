/** Each mistake of `samples/mistakes` that a field can hold is typed into that field of the right site. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerSave, answerTry } from '../../../../cli/edit/answers/answer-edits.ts';
import { answerField } from '../../../../cli/edit/answers/answer-field.ts';
import { askedEdits } from '../../../../cli/edit/asked-edits.ts';
import { parseAt } from '../../../../cli/options.ts';
import { fieldsOf, listOf } from '../../../../diagnostics/fields.ts';
import { valueAt } from '../../../../renderer/edit/value-at.ts';
import { parseSource } from '../../../../renderer/read/read-source.ts';
import { buildSite, createCache, editSite } from '../../../../renderer/site.ts';
import { type MistakeSample, readMistakes } from '../../../mistakes/batch-mistakes.ts';
import { copySite, originals, removeSite } from '../../../mistakes/copy-site.ts';
import type { Mistake } from '../../../mistakes/read-mistake.ts';
import { type OpenDesk, openDesk } from '../open-desk.ts';
import { type LeftOut, reasons, type TypedField, typedMistake } from './typed-mistake.ts';

const all = readMistakes();
const builds = createCache();
const noEnd = new AbortController().signal;
const sites = new Map<string, { original: string; root: string; desk: OpenDesk }>();

beforeAll(() => {
  for (const [name, original] of Object.entries(originals)) {
    const root = copySite(original);
    sites.set(name, { original, root, desk: openDesk(root, parseAt('2025-10-01')) });
  }
});
afterAll(() => {
  for (const { root } of sites.values()) removeSite(root);
});

/** Only a build knows, which goes through all pages, files and days; the field is saved, and the build says so. */
const onlyOfBuilds: ReadonlyMap<string, string> = new Map([
  ['breaks-on-a-day', 'days to come'],
  ['document-characters', 'PDF documents'],
  ['link-asks-otherwise', 'the links of all pages'],
  ['page-without-route', 'the links of all pages'],
  ['redirect-hides-file', 'redirects'],
  ['redirect-to-nowhere', 'redirects'],
  ['name-too-long', 'redirects'],
  ['unused-acceptance', 'all that there is to accept'],
  ['acceptance-of-no-file', 'all that there is to accept'],
  ['base-not-a-site', 'the site that a branch extends'],
  ['base-missing', 'the site that a branch extends'],
  ['base-circular', 'the site that a branch extends'],
  ['base-outside', 'the site that a branch extends'],
]);

type Outcome =
  | { kind: 'held'; isMended: boolean }
  | { kind: 'left'; why: LeftOut | 'build' | 'style' | 'merged' }
  | { kind: 'failed'; why: unknown };

async function hold({ mistake }: MistakeSample): Promise<Outcome> {
  const site = sites.get(mistake.site);
  if (!site) throw new Error(`There is no site “${mistake.site}”.`);
  const typed = typedMistake(mistake, site);
  if (typed.kind === 'left') return typed;
  const { desk } = site;
  desk.setToday(parseAt(mistake.today));
  const { field } = typed;
  if (!(await isShownWhole(desk, field))) return { kind: 'left', why: 'merged' };
  const wanted = expectedOf(mistake);
  const tried = await attempt(desk, field);
  if (!isSame(tried.told, wanted)) {
    const asWritten = await checked(desk, field);
    if (asWritten && isSame(tried.told, asWritten)) return { kind: 'left', why: 'style' };
    const isOfBuild = wanted.every(([code]) => onlyOfBuilds.has(code));
    return isOfBuild
      ? { kind: 'left', why: 'build' }
      : { kind: 'failed', why: { wanted, ...tried, asWritten } };
  }
  const file = path.join(desk.root, field.file);
  const before = readFileSync(file);
  const isWrong = tried.severities.includes('error');
  if (isWrong) {
    const saved = await save(desk, field);
    if (saved.kind !== 'refused' || !readFileSync(file).equals(before))
      return { kind: 'failed', why: { saved } };
  }
  if (tried.fix === undefined || mistake.fixed === undefined) return { kind: 'held', isMended: false };
  const { unset: _unset, ...place } = { unset: true, ...field };
  let mended = { ...place, value: tried.fix.value };
  let then = await attempt(desk, mended);
  // A number for a text is a mistake of its own: 1600, which then lacks its colon.
  if (then.fix && 'value' in field && typeof field.value === 'number') {
    mended = { ...place, value: then.fix.value };
    then = await attempt(desk, mended);
  }
  const saved = await save(desk, mended);
  writeFileSync(file, before);
  await desk.fresh();
  const isMended = saved.kind === 'saved' && then.told.length === 0;
  return isMended ? { kind: 'held', isMended } : { kind: 'failed', why: { mended, then, saved } };
}

type Told = readonly (readonly [code: string, message: string])[];

function expectedOf({ expected = '' }: Mistake): Told {
  return [...expected.matchAll(/^\S+?:\d+:\d+ (?:error|warning) (.*) \[([a-z0-9-]+)\]$/gm)].map(
    ([, message = '', code = '']) => [code, message],
  );
}

function isSame(one: Told, other: Told): boolean {
  return JSON.stringify([...one].sort()) === JSON.stringify([...other].sort());
}

/** The id that the browser gets for the field: what a branch inherits is named by its base’s file. */
async function shown(desk: OpenDesk, { file, path: at, place }: TypedField) {
  const id = desk.ids.idOf({ file, path: at, ...(place && { place }), title: '', within: '' });
  return fieldsOf((await answerField(desk, id)).value);
}

/** In a branch, how its list goes into head office’s is not part of what a field shows. */
async function isShownWhole(desk: OpenDesk, field: TypedField): Promise<boolean> {
  if ('value' in field && listOf(field.value).some((item) => fieldsOf(item).replace === true)) return false;
  const { value, file } = await shown(desk, field);
  if (field.place || file !== field.file) return true;
  const { source } = parseSource(field.file, readFileSync(path.join(desk.root, field.file), 'utf8'));
  return isDeepStrictEqual(value, valueAt(source.value, field.path));
}

async function asked(desk: OpenDesk, field: TypedField) {
  const { id, value: was } = await shown(desk, field);
  return [{ id, was, ...('unset' in field ? { unset: true } : { value: field.value }) }];
}

async function attempt(desk: OpenDesk, field: TypedField) {
  const { value } = await answerTry(desk, { edits: await asked(desk, field) }, noEnd);
  const problems = listOf(fieldsOf(value).problems).map(fieldsOf);
  const [fix] = problems.flatMap((one) => (Object.hasOwn(one, 'fix') ? [{ value: one.fix }] : []));
  return {
    told: problems.map(({ code, message }) => [String(code), String(message)] as const),
    severities: problems.map(({ severity }) => severity),
    fix: problems.length === 1 ? fix : undefined,
  };
}

async function save(desk: OpenDesk, field: TypedField) {
  return fieldsOf((await answerSave(desk, { edits: await asked(desk, field) })).value);
}

/** What `site check` says of the files as the editor would write them. */
async function checked(desk: OpenDesk, field: TypedField): Promise<Told | undefined> {
  const edits = await askedEdits(desk, await asked(desk, field));
  if (!edits) return undefined;
  const { root, today, cache } = desk.site();
  const wanted = edits.edits.map(({ file, edit }) => ({ file, edit }));
  const { files } = await editSite({ root, today, cache, edits: wanted, until: 'tell' });
  const known = files.map(({ file }) => ({ file, bytes: readFileSync(path.join(root, file)) }));
  for (const { file, after } of files) writeFileSync(path.join(root, file), after);
  const built = await buildSite({ ...desk.site(), cache: builds, until: 'check' });
  for (const { file, bytes } of known) writeFileSync(path.join(root, file), bytes);
  return built.diagnostics.map(({ code, message }) => [code, message]);
}

async function holdAll(samples: readonly MistakeSample[]) {
  const counts = new Map<string, number>();
  const failed: unknown[] = [];
  for (const sample of samples) {
    const outcome = await hold(sample);
    if (outcome.kind === 'failed') failed.push([sample.file, outcome.why]);
    const kinds: string[] = outcome.kind === 'left' ? [outcome.why] : [outcome.kind];
    if (outcome.kind === 'held' && outcome.isMended) kinds.push('mended');
    for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return { counts: Object.fromEntries(counts), failed };
}

test('a mistake of several folders is told as `site check` tells it, and not saved', {
  timeout: 300_000,
}, async () => {
  const school = all.filter(({ mistake: { site, fixed = [] } }) => site === 'school' && fixed.length > 0);
  const folders = new Map(school.map((sample) => [path.dirname(sample.file), sample]));
  const { counts, failed } = await holdAll([...folders.values()].slice(0, 8));
  expect(failed).toEqual([]);
  expect(counts.held).toBeGreaterThan(4);
  expect(counts.mended).toBeGreaterThan(3);
});

test('every mistake that a field can hold', { tags: ['long/mistakes'], timeout: 7_200_000 }, async () => {
  const { counts, failed } = await holdAll(all);
  expect(failed).toEqual([]);
  expect(Object.keys(counts).sort()).toEqual(
    ['build', 'held', 'mended', 'merged', 'style', ...Object.keys(reasons)].sort(),
  );
  expect(counts.held).toBeGreaterThan(1150);
  expect(counts.mended).toBeGreaterThan(160);
  expect(counts.build).toBeLessThan(25);
  expect(counts.style).toBeLessThan(25);
});

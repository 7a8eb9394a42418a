/**
 * Every folder of `plan-samples/` is a case: files that overlay a case of `samples/` (`extends` of `case.yaml`, else
 * `valid-site`), and the plan of their pages (`expected.json`: by address, the finished props of each section).
 * `case.yaml` may set `today`, the `pages` to plan (home by default), `edits` of site.yaml, and whether to include the
 * `frame` around the page. `UPDATE_SAMPLES=1` writes the current plan: read it before you keep it.
 */
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { kinds } from '../kinds/registry.ts';
import { checkSources } from '../renderer/check/check-sources.ts';
import type { PlannedPage } from '../renderer/model/plan.ts';
import { createReadCache, readSources } from '../renderer/read/read-sources.ts';
import { readKinds } from '../renderer/schema/read-kinds.ts';
import { schemas, validators } from './check/check-edited.ts';
import { emptyFolder } from './cli/run-site.ts';
import { editFile } from './content/site-copy.ts';
import { layOutSample } from './lay-out-sample.ts';
import { planWhole } from './plan-whole.ts';

type Case = {
  extends?: string;
  today?: string;
  pages?: string[];
  frame?: boolean;
  edits?: { from: string; to: string }[];
};

const samples = path.join(import.meta.dirname, 'plan-samples');
const state = { root: '' };
afterEach(() => rmSync(state.root, { recursive: true, force: true }));

describe('a sample is planned as its expected.json says', () => {
  test.each(readdirSync(samples))('%s', async (name) => {
    const folder = path.join(samples, name);
    const settings = readCase(folder);
    state.root = await layOut(folder, settings);
    const pages = await plan(state.root, settings);
    const wanted = settings.pages ?? ['/'];
    const shown = pages.filter(({ address }) => wanted.includes(address));
    const printed = `${JSON.stringify(Object.fromEntries(shown.map((page) => print(page, settings))), null, 2)}\n`;
    const expectation = path.join(folder, 'expected.json');
    if (process.env.UPDATE_SAMPLES === '1') writeFileSync(expectation, printed);
    expect(printed).toBe(readFileSync(expectation, 'utf8'));
  });
});

function readCase(folder: string): Case {
  const file = path.join(folder, 'case.yaml');
  return existsSync(file) ? parse(readFileSync(file, 'utf8')) : {};
}

async function layOut(folder: string, { edits = [], extends: base = 'valid-site' }: Case): Promise<string> {
  const root = await emptyFolder();
  layOutSample(base, root);
  const content = path.join(folder, 'content');
  if (existsSync(content)) cpSync(content, path.join(root, 'content'), { recursive: true });
  for (const { from, to } of edits) await editFile(root, 'site.yaml', (text) => text.replace(from, () => to));
  return root;
}

async function plan(root: string, { today = '2025-06-01T09:00:00Z' }: Case): Promise<PlannedPage[]> {
  const found: Diagnostic[] = [];
  const report = (problem: Diagnostic) => void found.push(problem);
  const moment = new Date(today);
  const sources = await readSources(
    root,
    { kinds: readKinds(schemas), schemas, cache: createReadCache() },
    report,
  );
  const site = sources && checkSources(sources, schemas, { validators, code: kinds }, report);
  expect(found.map(({ place, message }) => `${place.file}:${place.line} ${message}`)).toEqual([]);
  return site ? planWhole(site, { today: moment }).pages : [];
}

function print({ address, sections, frame }: PlannedPage, settings: Case): [string, unknown] {
  const shown = sections.map(({ kind, id, when, props }) => ({ section: kind, id, when, ...props }));
  return [address, settings.frame ? { frame, sections: shown } : shown];
}

import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { fieldsOf } from '../../../diagnostics/fields.ts';
import { acceptWarnings } from '../../check/accept-warnings.ts';
import { ruleFile } from '../../check/rule-site.ts';
import { newProblems } from '../../edit/new-problems.ts';
import type { Sources } from '../../model/source.ts';
import { summaryOf } from '../../plan/files/page-summary.ts';
import type { OpenPlan } from '../../plan/plan-site.ts';
import { printFile } from '../../render/files/print-file.ts';
import { sourcesOf } from '../../source/sources-of.ts';
import { textsByFile } from '../../source/texts-by-file.ts';
import { checkGoneAddresses } from './check-gone-addresses.ts';
import { changedCode } from './code-edits.ts';
import { comparePages } from './compare-pages.ts';
import { compareSources, type FoundEdit } from './compare-sources.ts';
import type { DiffOptions } from './diff-options.ts';
import { groupCauses, plainEdit } from './group-causes.ts';
import { type SeenPlan, type SeenState, seeState } from './seen-state.ts';
import type { SiteDiff } from './site-diff.ts';

/** See `diffSites`. */
export async function runDiff({ before, after, ...options }: DiffOptions): Promise<SiteDiff> {
  const was = await seeState({ ...options, root: before });
  const is = await seeState({ ...options, root: after });
  const edits = findEdits(was, is);
  const problems = {
    now: [...checkEdits(was, is), ...newProblems(was.diagnostics, is.diagnostics)],
    gone: newProblems(is.diagnostics, was.diagnostics),
  };
  const known = {
    problems,
    layoutOnly: was.sources && is.sources ? layoutOnly(was.sources, is.sources, edits) : [],
  };
  if (!was.planned || !is.planned) {
    const refused = {
      ...(!was.planned && { before: errorsOf(was) }),
      ...(!is.planned && { after: errorsOf(is) }),
    };
    const pages = { ...countOf(was, 'before'), ...countOf(is, 'after') };
    return { pages, changed: [], causes: [], files: [], unseen: edits.map(plainEdit), ...known, refused };
  }
  const effects = comparePages(was.planned, is.planned, edits);
  const causes = groupCauses(effects);
  const seen = new Set(effects.flatMap((effect) => effect.edits));
  const files = changedFiles(was.planned, is.planned);
  return {
    pages: { ...countOf(was, 'before'), ...countOf(is, 'after') },
    changed: [...new Set(effects.map(({ address }) => address))],
    causes,
    files,
    unseen: edits.filter((edit) => !seen.has(edit)).map(plainEdit),
    ...known,
    refused: {},
  };
}

function errorsOf({ diagnostics }: SeenState): SeenState['diagnostics'] {
  return diagnostics.filter(({ severity }) => severity === 'error');
}

function countOf({ planned }: SeenState, state: 'before' | 'after'): SiteDiff['pages'] {
  return planned ? { [state]: planned.plan.routes.length } : {};
}

function findEdits(was: SeenState, is: SeenState): FoundEdit[] {
  const written = was.sources && is.sources ? compareSources(was.sources, is.sources) : [];
  const code = changedCode(was.root, is.root).map((file) => ({
    what: 'code' as const,
    place: { file, line: 1, column: 1 },
    name: '',
    file,
    paths: {},
    lines: {},
  }));
  return [...written, ...code].map((edit, id) => ({ ...edit, id }));
}

/** Files whose bytes have changed, but not their content. */
function layoutOnly(was: Sources, is: Sources, edits: readonly FoundEdit[]): string[] {
  const edited = new Set(
    edits.flatMap(({ place, lines }) => [place.file, lines.before?.file, lines.after?.file]),
  );
  const before = textsByFile(sourcesOf(was));
  return [...textsByFile(sourcesOf(is))].flatMap(([file, { text }]) => {
    const then = before.get(file)?.text;
    return then === undefined || then === text || edited.has(file) ? [] : [file];
  });
}

/** Changed files besides the pages (documents, feeds, calendars, the sitemap), by output name. */
function changedFiles(was: SeenPlan, is: SeenPlan): string[] {
  const [before, after] = [filesOf(was.plan), filesOf(is.plan)];
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.get(name) !== after.get(name)).sort();
}

function filesOf(plan: OpenPlan): Map<string, string> {
  const summaries = [...plan.pages()].flatMap(({ page }) => summaryOf(page) ?? []);
  const { files, documents } = plan.finish(summaries);
  return new Map([
    ...files.map((file) => [file.output, String(printFile(file).content)] as const),
    ...documents.map((document) => [document.output, withoutPlaces(document)] as const),
  ]);
}

/** Places in files and paths on this disk are invisible to visitors. */
function withoutPlaces(document: object): string {
  return JSON.stringify(document, (key, value) => (key === 'place' || key === 'path' ? undefined : value));
}

/**
 * Problems with the edits between two states although each state is valid by itself; without those that the site
 * accepts.
 */
function checkEdits(was: SeenState, is: SeenState): Diagnostic[] {
  if (!was.sources || !is.sources || !is.code) return [];
  const found: Diagnostic[] = [];
  const before = settingsOf(was.sources);
  const after = settingsOf(is.sources);
  for (const { editRules = [] } of Object.values(is.code))
    for (const rule of editRules) rule(before, after, (problem) => void found.push(problem));
  if (was.planned && is.planned)
    checkGoneAddresses(was.planned, is.planned, (problem) => void found.push(problem));
  return acceptWarnings(found, is.sources, 'no stage');
}

function settingsOf({ site }: Sources) {
  return ruleFile({ id: 'site', source: site, value: fieldsOf(site.value) });
}

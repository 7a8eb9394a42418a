import type { Sources } from '../../model/source.ts';
import { sourcesOf } from '../../source/sources-of.ts';
import { textsByFile } from '../../source/texts-by-file.ts';
import { changedFiles } from './changed-files.ts';
import { changedCode } from './code-edits.ts';
import { comparePages } from './compare-pages.ts';
import { compareProblems } from './compare-problems.ts';
import { compareSources, type FoundEdit } from './compare-sources.ts';
import type { DiffOptions } from './diff-options.ts';
import { groupCauses, plainEdit } from './group-causes.ts';
import { judgeEdits } from './judge-edits.ts';
import { type SeenState, seeState } from './seen-state.ts';
import type { SiteDiff } from './site-diff.ts';

/** See `diffSites`. */
export async function runDiff({ before, after, ...options }: DiffOptions): Promise<SiteDiff> {
  const was = await seeState({ ...options, root: before });
  const is = await seeState({ ...options, root: after });
  const edits = findEdits(was, is);
  const { now, gone } = compareProblems(was.diagnostics, is.diagnostics);
  const problems = { now: [...judgeEdits(was, is), ...now], gone };
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

import { fieldsOf } from '../../../diagnostics/fields.ts';
import { type Cause, type Edit, readSite, type SiteDiff } from '../../../renderer/site.ts';
import type { PublishState } from '../../publish/publish-state.ts';
import { compareCommits } from '../../publish/site-states.ts';
import type { UnpublishedFiles } from '../../publish/unpublished-files.ts';
import type { EditDesk } from '../desk.ts';
import type { JournaledEdits } from '../journal/journal.ts';
import { locatedProblems } from '../located-problems.ts';
import type { RouteAnswer } from '../routes.ts';
import { readUnpublished } from '../unpublished.ts';

/** So many effects of one edit are told; the others are counted. */
const mostTold = 8;

/** What visitors will read otherwise once the editor’s changes are published, and whether they can be. */
export async function answerChanges(desk: EditDesk, signal: AbortSignal): Promise<RouteAnswer> {
  const found = await readUnpublished(desk);
  if (found.kind === 'impossible') return { value: { state: found } };
  const { git, state, files, since, tree } = found;
  const { root, today, base } = desk.site();
  const diff = await compareCommits({ git, root, today, base, signal }, since, tree);
  return {
    value: {
      state: await shownState(desk, state, since),
      ...(await shownDiff(desk, diff)),
      ...shownFiles(files),
    },
  };
}

/** Whether the site’s changes are looked at by somebody before they are published. */
export async function isReviewed({ site }: EditDesk): Promise<boolean> {
  const { root, cache } = site();
  const read = await readSite({ root, cache });
  return fieldsOf(fieldsOf(read.sources?.site.value).editing).publish === 'review';
}

async function shownState(desk: EditDesk, { kind, target, published, head }: PublishState, since: string) {
  return {
    ...{ kind, branch: target, isReviewed: await isReviewed(desk) },
    ...(published === undefined && { isFirst: true }),
    // Commits of somebody else, made here.
    ...(since !== head && { isAhead: true }),
  };
}

function shownFiles({ own, shared, others }: UnpublishedFiles) {
  return { files: own.length + shared.length, shared, others };
}

async function shownDiff(desk: EditDesk, { causes, unseen, problems, refused }: SiteDiff) {
  const found = refused.after ?? problems.now;
  return {
    changes: causes.map((cause) => shownCause(desk, cause)),
    unseen: unseen.map((edit) => shownEdit(desk, edit)),
    problems: await locatedProblems(desk, found),
  };
}

function shownCause(desk: EditDesk, { edits, changes, appear, disappear, move, look }: Cause) {
  const pages = new Set([...changes.flatMap((one) => one.pages), ...look]);
  return {
    edits: edits.map((edit) => shownEdit(desk, edit)),
    effects: changes.slice(0, mostTold).map(({ kind, before, after, pages: on }) => ({
      ...{ kind, before, after, pages: on.length },
    })),
    more: Math.max(0, changes.length - mostTold),
    ...{ appear, disappear, move },
    pages: [...pages].slice(0, mostTold),
    onPages: pages.size,
  };
}

/** With what the editor calls it, and the number under which it can be taken back. */
function shownEdit({ journal, ids }: EditDesk, { what, place, name, before, after }: Edit) {
  const entry = journal.entries().findLast((one) => hasMade(one, { what, place, name }));
  const isDone = entry && journal.undoneBy(entry.n) === undefined;
  const path = entry && pathIn(entry);
  return {
    ...{ what, name, file: place.file, line: place.line, before, after },
    ...(isDone && { n: entry.n, title: entry.title, within: entry.within }),
    ...(isDone &&
      path && { id: ids.idOf({ file: place.file, path, title: entry.title, within: entry.within }) }),
  };
}

function hasMade(
  { state, undoes, edits, inverses, begun, whole }: JournaledEdits,
  { what, place, name }: Pick<Edit, 'what' | 'place' | 'name'>,
): boolean {
  if (state !== 'made' || undoes !== undefined) return false;
  if ([...(whole ?? []), ...(begun ?? [])].some((one) => one.file === place.file)) return true;
  return (inverses ?? edits).some(({ file, edit }) => {
    if (file !== place.file) return false;
    if (edit.kind === 'replace') return what === 'text';
    const path = edit.path.join('.');
    return what === 'value' && (name === path || name.startsWith(`${path}.`) || path.startsWith(`${name}.`));
  });
}

function pathIn({ edits: [first] }: JournaledEdits) {
  return first && first.edit.kind !== 'replace' ? first.edit.path : undefined;
}

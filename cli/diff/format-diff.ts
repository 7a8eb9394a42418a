import type { Cause, Edit, SiteDiff } from '../../renderer/site.ts';
import { formatCount } from '../print/format-count.ts';
import { type DiffLine, formatChanges, type QuoteStyle } from './format-changes.ts';
import { shorten, shortenBoth } from './shorten.ts';

/** The state to compare with: `ref` as it was given. */
export type ComparedCommit = { ref: string; commit: string; subject: string };

/** A diff, line by line in plain words, for any format. Content only goes into it through `quoting`. */
export function formatDiff(diff: SiteDiff, compared: ComparedCommit, quoting: QuoteStyle): DiffLine[] {
  const lines: DiffLine[] = [{ level: 'summary', text: summaryOf(diff, compared, quoting) }];
  for (const cause of diff.causes) lines.push(...formatCause(cause, diff, quoting));
  return [...lines, ...formatRest(diff, quoting)];
}

function summaryOf(
  diff: SiteDiff,
  { ref, commit, subject }: ComparedCommit,
  { name, text }: QuoteStyle,
): string {
  const since = `Since ${ref === 'HEAD' ? 'the last commit' : name(ref)} (${name(commit.slice(0, 7))}${subject ? `, ${text(subject)}` : ''})`;
  const { after, before } = diff.refused;
  if (after)
    return `${since}: the site has ${formatCount(after.length, 'mistake')} that must be put right first, so only the edits can be told, not what visitors would see. “site check” names ${after.length === 1 ? 'it' : 'them'}.`;
  if (before)
    return `${since}: the site had ${formatCount(before.length, 'mistake')} then and could not be built, so only the edits can be told, not what they change for visitors.`;
  const count = diff.changed.length;
  if (count > 0) {
    const all = diff.pages.after ?? count;
    return `${since}: ${formatCount(count, 'page')} of ${all.toLocaleString('en-GB')} ${count === 1 ? 'is' : 'are'} different for visitors.`;
  }
  if (diff.files.length > 0)
    return `${since}: no page is different, but ${formatCount(diff.files.length, 'other file')} ${diff.files.length === 1 ? 'is' : 'are'}.`;
  if (diff.unseen.length > 0)
    return `${since}: something was edited, but nothing changes for visitors today.`;
  if (diff.layoutOnly.length > 0)
    return `${since}: only comments and layout were edited. Nothing changes for visitors.`;
  return `${since}: nothing was edited.`;
}

function formatCause(cause: Cause, diff: SiteDiff, quoting: QuoteStyle): DiffLine[] {
  const heads = cause.edits.map((edit): DiffLine => ({ level: 'edit', text: formatEdit(edit, quoting) }));
  const head: DiffLine[] =
    heads.length > 0 ? heads : [{ level: 'edit', text: 'Not put down to a single line' }];
  return [...head, ...formatChanges(cause, diff, quoting)];
}

function formatRest(
  { files, unseen, layoutOnly, problems, changed, refused }: SiteDiff,
  quoting: QuoteStyle,
): DiffLine[] {
  const lines: DiffLine[] = [];
  const part = (title: string, items: readonly string[]) => {
    if (items.length === 0) return;
    lines.push({ level: 'edit', text: title });
    for (const text of items) lines.push({ level: 'item', text });
  };
  const edits = unseen.map((edit: Edit) => formatEdit(edit, quoting));
  part(
    'Other files that are different',
    files.map((file) => quoting.name(`/${file}`)),
  );
  part(
    refused.after || refused.before
      ? 'Edited'
      : changed.length > 0
        ? 'Edited, without a difference for visitors today'
        : 'Edited',
    edits,
  );
  part('Only comments or layout edited', layoutOnly.map(quoting.name));
  const shown = problems.now.map(
    ({ severity, place, message }) =>
      `${severity} in ${quoting.name(`${place.file}:${place.line}`)}: ${quoting.text(message)}`,
  );
  const gone = problems.gone.map(
    ({ place, message }) => `${quoting.name(place.file)}: ${quoting.text(message)}`,
  );
  part('New mistakes and warnings', shown);
  part('Mistakes and warnings that are gone', gone);
  return lines;
}

/** `content/courses/a.yaml:4 price: 349.99 → 379.99` */
function formatEdit(edit: Edit, { name, text }: QuoteStyle): string {
  const { what, place, before, after } = edit;
  if (what === 'code') return `${name(place.file)} was changed by a developer`;
  if (what === 'media') return `${name(place.file)} was ${verb(edit, 'replaced')}`;
  // One entry of a data file.
  const entry = edit.name === '' ? '' : ` ${edit.name}`;
  if (what === 'file') return `${name(place.file)}${entry} was ${verb(edit, 'changed')}`;
  const where = name(`${place.file}:${place.line}`);
  if (what === 'text') return `${where} ${textEdit(edit)}`;
  const field = name(edit.name);
  if (before === undefined) return `${where} ${field} added: ${text(shorten(after ?? ''))}`;
  if (after === undefined) return `${where} ${field} taken out: ${text(shorten(before))}`;
  const [from, to] = shortenBoth(before, after);
  return `${where} ${field}: ${text(from)} → ${text(to)}`;
}

function verb({ before, after }: Edit, changed: string): string {
  if (before === undefined) return 'added';
  return after === undefined ? 'deleted' : changed;
}

function textEdit({ before, after }: Edit): string {
  if (before === undefined) return 'text added';
  return after === undefined ? 'text taken out' : 'text edited';
}

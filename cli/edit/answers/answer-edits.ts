import type { Fields } from '../../../diagnostics/fields.ts';
import { previewEdits, type TriedEdits, tryEdits } from '../../../renderer/site.ts';
import { unlessSystemFails } from '../../serve/unless-system-fails.ts';
import { askedEdits } from '../asked-edits.ts';
import type { EditDesk } from '../desk.ts';
import { editedOn } from '../journal/journal-line.ts';
import { makeEdits } from '../make-edits.ts';
import { notUnderstood, type RouteAnswer } from '../routes.ts';
import { shownProblem } from '../shown-problem.ts';
import { keyOf, type TitledValue } from '../value-ids.ts';

/** The page with what is typed, under a number for its own script. */
export async function answerPreview(desk: EditDesk, { edits, address }: Fields): Promise<RouteAnswer> {
  const asked = await askedEdits(desk, edits);
  if (!asked || typeof address !== 'string') return notUnderstood('unknown-value');
  const seen = await previewEdits({ ...desk.site(), edits: asked.edits, address });
  if (seen.kind === 'page') return { value: { preview: desk.previews.keep(seen) } };
  if (seen.kind === 'gone') return { value: { kind: 'gone', problems: [] } };
  return { value: { problems: seen.diagnostics.map(shownProblem) } };
}

/** What edits would do, of which nothing is written. */
export async function answerTry(
  desk: EditDesk,
  { edits }: Fields,
  signal: AbortSignal,
): Promise<RouteAnswer> {
  const asked = await askedEdits(desk, edits);
  if (!asked) return notUnderstood('unknown-value');
  // What somebody else has changed meanwhile shows when it is saved.
  const edited = asked.edits.map(({ file, edit }) => ({ file, edit }));
  const { problems, pages, files, unseen } = await tryEdits({ ...desk.site(), edits: edited, signal });
  return {
    value: {
      problems: problems.map(({ diagnostic, mended }) => ({
        ...shownProblem(diagnostic),
        ...(mended && { fix: mended.value }),
      })),
      says: { pages: pages.length, files: files.length, examples: examplesOf(pages), unseen },
    },
  };
}

/** Each change of words that visitors read on pages, once. */
function examplesOf(pages: TriedEdits['pages']): TextExample[] {
  const examples = new Map<string, TextExample>();
  for (const { address, texts } of pages)
    for (const { in: where, path, text, becomes } of texts) {
      const key = JSON.stringify([text, becomes]);
      const isRead = (where === 'section' || where === 'frame') && !isForMachines(path, text);
      const isNew = isRead && becomes !== undefined && becomes !== text && !examples.has(key);
      if (isNew) examples.set(key, { before: text, after: becomes, address });
    }
  return [...examples.values()].slice(0, mostExamples);
}

/** Instants, names that nobody sees, and words in the form that addresses have. */
function isForMachines(path: string, text: string): boolean {
  return (
    /\/(?:id|fileName|src|srcset|width|height)$/.test(path) ||
    /^\d{4}-\d\d-\d\dT\d\d:\d\d|%[0-9A-F]{2}/.test(text)
  );
}

type TextExample = { before: string; after: string; address: string };

const mostExamples = 12;

/** Saves what was typed. */
export async function answerSave(desk: EditDesk, { edits, address }: Fields): Promise<RouteAnswer> {
  const asked = await askedEdits(desk, edits);
  const [first] = asked?.values ?? [];
  if (!asked || !first) return notUnderstood('unknown-value');
  const { title, within } = first;
  const value = await makeEdits(desk, asked.edits, { title, within, ...editedOn(address) });
  if (value.kind === 'saved') forget(desk, asked.values);
  return { value };
}

/** What is saved is no longer waiting to be. */
function forget({ journal }: EditDesk, values: readonly TitledValue[]): void {
  const waiting = new Set(journal.typed().map(keyOf));
  for (const value of values)
    if (waiting.has(keyOf(value))) unlessSystemFails(() => journal.type(value, null));
}

import type { Asset } from '../../schemas/asset.ts';
import type { PagePart } from '../model/output.ts';
import type { PlannedPage } from '../model/plan.ts';
import type { ChangedText, UsedText } from '../page-texts/page-text.ts';
import { spotOf } from '../page-texts/spot-of.ts';
import { textOf } from '../page-texts/text-of.ts';
import { type Difference, findDifferences } from '../source/find-differences.ts';
import { htmlOf, openWordSearch, pieceOf, piecesOf } from './page-pieces.ts';

/** A page as planned and, in its parts, as rendered. */
type TrialPage = { page: PlannedPage; assets: readonly Asset[]; parts: readonly PagePart[] };

/** The changed texts of a page, as they are in the first of two versions. */
export function compareTexts(before: TrialPage, after: TrialPage, say: SayChange): UsedText[] {
  const found = findDifferences(shownOf(before.page), shownOf(after.page));
  const planned = readable(found).map(
    (difference): UsedText => ({ ...spotOf(difference.path, before.page), ...say(difference) }),
  );
  const printed = printedOf(planned, before, after);
  return distinct([...printed, ...inIslands(before, after, say), ...inPicture(before, after, say)]);
}

/**
 * The planned texts that are printed: a section may be given more than it shows. If a section changes without any
 * visible text, one entry stands for it.
 */
function printedOf(texts: readonly UsedText[], before: TrialPage, after: TrialPage): UsedText[] {
  const pieces = piecesOf(before.parts);
  const others = piecesOf(after.parts);
  const printed = new Set<UsedText>();
  for (const name of new Set(texts.map(pieceOf))) {
    const piece = pieces.get(name);
    if (piece === others.get(name)) continue;
    const own = texts.filter((text) => pieceOf(text) === name);
    const isVisible = openWordSearch(piece ?? '');
    const visible = own.filter(({ text }) => text !== '' && isVisible(text));
    for (const text of visible.length > 0 ? visible : own.slice(0, 1)) printed.add(text);
  }
  return texts.filter((text) => printed.has(text));
}

/** Everything from which a page is rendered. */
export function shownOf({ head, frame, alternates, sections }: PlannedPage): Record<string, unknown> {
  return {
    ...{ head, frame, alternates },
    sections: sections.map(({ place: _place, ...section }) => section),
  };
}

/** For an amount, a date or a count, only its readable text. */
export function readable(differences: readonly Difference[]): Difference[] {
  const groups = new Set(
    differences.flatMap(({ path }) => (/\/text$/.test(path) ? [path.replace(/\/text$/, '')] : [])),
  );
  return differences.filter(
    ({ path }) => path.endsWith('/text') || !groups.has(path.replace(/\/[^/]*$/, '')),
  );
}

/** How a change is told. */
export type SayChange = (difference: Difference) => ChangedText;

export function usedText({ path, before, after }: Difference): ChangedText {
  return { path, text: textOf(before, after) };
}

/** With what it becomes. */
export function changedText({ path, before, after }: Difference): ChangedText {
  return { path, text: textOf(before, after), becomes: textOf(after, before) };
}

function inIslands(before: TrialPage, after: TrialPage, say: SayChange): UsedText[] {
  const others = islandsIn(htmlOf(after.parts));
  return islandsIn(htmlOf(before.parts)).flatMap(({ name, props }, index) =>
    readable(findDifferences(props, others[index]?.props)).map((difference) => ({
      in: 'island' as const,
      island: name,
      ...say(difference),
    })),
  );
}

/** The words in the picture for sharing. */
function inPicture(before: TrialPage, after: TrialPage, say: SayChange): UsedText[] {
  return findDifferences(wordsDrawn(before), wordsDrawn(after)).map((difference) => ({
    in: 'sharing-picture' as const,
    ...say(difference),
  }));
}

function wordsDrawn({ assets }: TrialPage): unknown {
  return assets.flatMap((asset) =>
    asset.make === 'drawing' && asset.file.kind === 'social' ? [asset.file.picture] : [],
  );
}

/** The same text in the same place counts once, however many fields contain it. */
function distinct(texts: readonly UsedText[]): UsedText[] {
  const known = new Set<string>();
  return texts.filter((text) => {
    const key = JSON.stringify({ ...text, path: '' });
    const isNew = !known.has(key);
    known.add(key);
    return isNew;
  });
}

/** The input of a page's scripts: the islands of its HTML in order, each with its props. */
function islandsIn(html: string): { name: string; props: unknown }[] {
  return [...html.matchAll(/<site-island of="([^"]*)"[^>]*? props='([^']*)'>/g)].map(
    ([, name = '', props = '']) => ({
      name,
      props: JSON.parse(props.replaceAll('&#39;', "'").replaceAll('&amp;', '&')),
    }),
  );
}

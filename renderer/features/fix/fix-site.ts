import path from 'node:path';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { Fix } from '../../../diagnostics/fix.ts';
import { changedMeanwhile } from '../../../diagnostics/messages.generated.ts';
import { applyFixes } from '../../edit/apply-fixes.ts';
import { changedLines, type FixedLine } from '../../edit/changed-lines.ts';
import { writeEdited } from '../../edit/write-edited.ts';
import {
  allOf,
  type EditedSite,
  type EditedTexts,
  findProblemsOfEdit,
} from '../../pipeline/find-problems-of-edit.ts';
import { isOwnFile } from '../../source/is-own-file.ts';

export type { FixedLine } from '../../edit/changed-lines.ts';

export type FixOptions = EditedSite & {
  /** `tell` writes nothing. */
  until: 'tell' | 'write';
};

/** `lines`: the changes made, or to be made, sorted by file and line. */
export type FixedSite = { lines: FixedLine[]; diagnostics: Diagnostic[] };

/** Further rounds are left to the next run. */
const mostRounds = 100;

/**
 * Writes safe fixes (`Diagnostic.fix`), and nothing else, into the site's own files. Each is tried in memory first: it
 * is kept only if its problem is gone and no new one has appeared.
 */
export async function fixSite(options: FixOptions): Promise<FixedSite> {
  const first = await findProblemsOfEdit(options, new Map());
  const last = await fixAll(first, options);
  const lines: FixedLine[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const [file, after] of [...last.texts].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const before = first.read(file) ?? '';
    const edited = { absolute: path.join(options.root, file), before, after };
    if (options.until === 'tell' || writeEdited(edited)) lines.push(...changedLines(file, before, after));
    else diagnostics.push(changedMeanwhile({ file, line: 1, column: 1 }));
  }
  return { lines, diagnostics };
}

async function fixAll(first: EditedTexts, options: FixOptions): Promise<EditedTexts> {
  const refused = new Set<string>();
  let now = first;
  for (let round = 0; round < mostRounds; round += 1) {
    const fixes = ownFixes(now).filter((fix) => !refused.has(nameOf(fix)));
    if (fixes.length === 0) return now;
    const all = await tryFixes(now, fixes, options);
    now = all ?? (await oneByOne(now, fixes, { refused, options }));
  }
  return now;
}

/** If the fixes conflict, tries them one by one: some may be right all the same. */
async function oneByOne(
  judged: EditedTexts,
  fixes: readonly Fix[],
  { refused, options }: { refused: Set<string>; options: FixOptions },
): Promise<EditedTexts> {
  for (const together of byLine(fixes)) {
    const better = await tryFixes(judged, together, options);
    if (better) return better;
    for (const fix of together) {
      const one = together.length > 1 ? await tryFixes(judged, [fix], options) : undefined;
      if (one) return one;
      refused.add(nameOf(fix));
    }
  }
  return judged;
}

/** Groups fixes by line: a line with a mistake left is no better than before. */
function byLine(fixes: readonly Fix[]): Fix[][] {
  const lines = new Map<string, Fix[]>();
  for (const fix of fixes) {
    const line = `${fix.place.file}:${fix.place.line}`;
    lines.set(line, [...(lines.get(line) ?? []), fix]);
  }
  return [...lines.values()];
}

/** Undefined if they don't improve the site. */
async function tryFixes(
  judged: EditedTexts,
  fixes: readonly Fix[],
  options: FixOptions,
): Promise<EditedTexts | undefined> {
  const texts = new Map(judged.texts);
  const applied: Fix[] = [];
  for (const file of new Set(fixes.map(({ place }) => place.file))) {
    const text = judged.read(file);
    if (text === undefined) continue;
    const fixed = applyFixes(
      text,
      fixes.filter(({ place }) => place.file === file),
    );
    texts.set(file, fixed.text);
    applied.push(...fixed.applied);
  }
  if (applied.length === 0) return undefined;
  const after = await findProblemsOfEdit(options, texts);
  return isBetter(judged, after, applied) ? after : undefined;
}

/**
 * A fix may reveal another mistake, further down or elsewhere; but at the fix itself nothing may be wrong any more, and
 * whatever could be read before must still be readable.
 */
function isBetter(before: EditedTexts, after: EditedTexts, applied: readonly Fix[]): boolean {
  const known = new Set(allOf(before).map(nameOfProblem));
  const fixed = allOf(before).filter(({ fix }) => fix && applied.includes(fix));
  return fixed.every(({ code, fix = nowhere }) => {
    const { file, line } = fix.place;
    const last = line + fix.from.split('\n').length - 1;
    const isNew = (problem: Diagnostic) => !known.has(nameOfProblem(problem));
    const isHere = ({ place }: Diagnostic) => place.file === file && place.line >= line && place.line <= last;
    if (allOf(after).some((problem) => isHere(problem) && (isNew(problem) || problem.code === code)))
      return false;
    const readBefore = problemsIn(before.reading, file);
    const readAfter = problemsIn(after.reading, file);
    if (readAfter.some((problem) => problem.place.line < line && isNew(problem))) return false;
    const wasRead = readBefore.length === 0;
    return wasRead || reachesFar.has(code) ? readAfter.length < Math.max(1, readBefore.length) : true;
  });
}

const nowhere: Fix = { place: { file: '', line: 0, column: 0 }, from: '', to: '' };

/** These may be reported far from their cause: their fix has to leave fewer problems. */
const reachesFar = new Set(['yaml-quote-open', 'yaml-tab-indent']);

function problemsIn(problems: readonly Diagnostic[], name: string): Diagnostic[] {
  return problems.filter(({ place: { file } }) => file === name);
}

function nameOfProblem({ code, place: { file, line, column } }: Diagnostic): string {
  return JSON.stringify([code, file, line, column]);
}

function ownFixes(judged: EditedTexts): Fix[] {
  return allOf(judged).flatMap(({ fix }) => (fix && isOwnFile(fix.place.file) ? [fix] : []));
}

function nameOf({ place: { file, line, column }, from, to }: Fix): string {
  return JSON.stringify([file, line, column, from, to]);
}

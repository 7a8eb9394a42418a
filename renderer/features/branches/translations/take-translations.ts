/** Writes translations that come back from translators into the branch's own files; every other byte stays. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../../../../diagnostics/diagnostic.ts';
import { hasError } from '../../../../diagnostics/has-error.ts';
import * as messages from '../../../../diagnostics/messages/translations.ts';
import {
  changedMeanwhile,
  translationOutdated,
  translationUnplaced,
} from '../../../../diagnostics/messages.generated.ts';
import { placeOfLine } from '../../../drift/find-line-drift.ts';
import { hasDrifted } from '../../../drift/overriding-lines.ts';
import { writeEdited } from '../../../edit/write-edited.ts';
import { type ReadSite, readSite } from '../../../pipeline/read-site.ts';
import { settleDrift } from '../drift/settle-drift.ts';
import { overriding } from '../overriding-files.ts';
import { type AcceptedTranslation, editedText } from './edited-text.ts';
import { findTranslations, type Translatable } from './find-translations.ts';
import { contextOf, type PoEntry, parsePo } from './po-file.ts';

export type TakenTranslations = {
  /** Files of the branch that were written, and how many new translations each has. */
  written: { file: string; count: number }[];
  /** How many entries have no translation, are marked as fuzzy, or match the branch already. */
  empty: number;
  fuzzy: number;
  same: number;
  diagnostics: Diagnostic[];
};

/** `file`: the translators' file, as messages call it; `text`: its content. */
export type TakeOptions = { file: string; text: string; today: Date };

/** Translations are content like any other: `site check` checks them afterwards. */
export async function takeTranslations(
  read: ReadSite,
  { file, text, today }: TakeOptions,
): Promise<TakenTranslations> {
  const taken: TakenTranslations = { written: [], empty: 0, fuzzy: 0, same: 0, diagnostics: [] };
  const found = findTranslations(read);
  const parsed = parsePo(text);
  if ('mistake' in parsed) {
    const { line, column, detail } = parsed.mistake;
    return { ...taken, diagnostics: [messages.translationsUnreadable({ file, line, column }, detail)] };
  }
  const texts = new Map((found?.texts ?? []).map((one) => [contextOf(one), one]));
  const accepted = parsed.entries.flatMap(
    (entry) => acceptEntry(entry, texts.get(entry.context), file, taken) ?? [],
  );
  const files = new Set(accepted.map((one) => one.text.file));
  const still = new Set<string>();
  for (const own of files) {
    const ofFile = accepted.filter((one) => one.text.file === own);
    for (const { text: one } of ofFile) still.add(contextOf(one));
    // A translation that was reviewed and still fits is only noted.
    const all = ofFile.filter(({ text: one, translation }) => one.translation !== translation);
    writeFile(own, all, { read, texts: [...texts.values()], taken });
  }
  if (!hasError(taken.diagnostics) || taken.written.length > 0) await recordBase(read.root, still, today);
  return taken;
}

/** The translation to write; undefined if there is none, which is counted or reported. */
function acceptEntry(
  { context, source, translation, isFuzzy, line, column }: PoEntry,
  text: Translatable | undefined,
  file: string,
  taken: TakenTranslations,
): AcceptedTranslation | undefined {
  const place = { file, line, column };
  if (translation.trim() === '') taken.empty += 1;
  else if (isFuzzy) taken.fuzzy += 1;
  else if (text?.source === undefined) taken.diagnostics.push(translationUnplaced(place, { context }));
  else if (text.source !== source)
    taken.diagnostics.push(translationOutdated(place, { now: cut(text.source) }));
  else if (!hasSameNames(source, translation))
    taken.diagnostics.push(messages.translationNames(place, otherNames(source, translation)));
  else if (text.translation === translation && text.state === 'translated') taken.same += 1;
  else return { text, translation, place };
  return undefined;
}

function cut(text: string): string {
  const characters = [...text.replace(/\s+/g, ' ')];
  return characters.length > 60 ? `${characters.slice(0, 60).join('')}…` : characters.join('');
}

function hasSameNames(source: string, translation: string): boolean {
  const { missing, extra } = otherNames(source, translation);
  return missing.length + extra.length === 0;
}

function otherNames(source: string, translation: string): { missing: string[]; extra: string[] } {
  const [before, after] = [namesIn(source), namesIn(translation)];
  return {
    missing: [...before].filter((name) => !after.has(name)),
    extra: [...after].filter((name) => !before.has(name)),
  };
}

function namesIn(text: string): Set<string> {
  return new Set([...text.matchAll(/\{[\w.-]+\}/g)].map(([name]) => name));
}

type WriteFileInput = { read: ReadSite; texts: readonly Translatable[]; taken: TakenTranslations };

function writeFile(
  file: string,
  all: readonly AcceptedTranslation[],
  { read, texts, taken }: WriteFileInput,
): void {
  const absolute = path.join(read.root, file);
  const isNew = !existsSync(absolute);
  const before = isNew ? '' : readFileSync(absolute, 'utf8').replace(/^\uFEFF/, '');
  const edited = editedText(file, before, { all, ofFile: texts.filter((text) => text.file === file) });
  taken.diagnostics.push(...edited.diagnostics);
  if (edited.text === before) return;
  if (isNew) {
    mkdirSync(path.dirname(absolute), { recursive: true });
    writeFileSync(absolute, edited.text, { flag: 'wx' });
  } else if (!writeEdited({ absolute, before, after: edited.text })) {
    taken.diagnostics.push(changedMeanwhile({ file, line: 1, column: 1 }));
    return;
  }
  taken.written.push({ file, count: edited.count });
}

/**
 * Makes each line remember its source text, so that later changes to it are noticed. `contexts`: texts that were
 * translated, or reviewed and found to fit.
 */
async function recordBase(root: string, contexts: ReadonlySet<string>, today: Date): Promise<void> {
  const read = await readSite({ root });
  const lines = overriding(read).flatMap((file) => file.lines);
  const open = lines.filter((line) => !line.note || hasDrifted(line));
  const meant = open.filter((line) =>
    line.overrides.some(({ path: steps }) => {
      const name = `${line.text.file}:${steps.join('.')}`;
      return [...contexts].some((context) => context === name || context.startsWith(`${name}.`));
    }),
  );
  const places = meant.map((line) => {
    const { file, line: number } = placeOfLine(line);
    return `${file}:${number}`;
  });
  if (places.length > 0) settleDrift(read, { choice: 'keep', places, today });
}

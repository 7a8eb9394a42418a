import type { Diagnostic } from '../../../../diagnostics/diagnostic.ts';
import { translationNotWritten } from '../../../../diagnostics/messages/translations.ts';
import type { Place } from '../../../../diagnostics/place.ts';
import { isText } from '../../../../diagnostics/text-endings.ts';
import { valueAt, withValueAt } from '../../../edit/value-at.ts';
import type { Source } from '../../../model/source.ts';
import { splitBlocks } from '../../../read/mdx/split-blocks.ts';
import { createSourceText } from '../../../source/create-source-text.ts';
import { changed, reread } from '../drift/settled-file.ts';
import type { AddressStep } from './address-text.ts';
import type { Translatable } from './find-translations.ts';
import { putValue } from './put-value.ts';

/** A translation with its text, and its place in the translators' file. */
export type AcceptedTranslation = { text: Translatable; translation: string; place: Place };

/** `count`: how many translations are in `text` that were not in it before. */
type EditedText = { text: string; count: number; diagnostics: Diagnostic[] };

/** `all`: the translations to write into the file. `ofFile`: all its texts, including untranslated ones. */
type EditedTextInput = { all: readonly AcceptedTranslation[]; ofFile: readonly Translatable[] };

/**
 * The branch's own file with translations in their places. Each change is parsed again, and kept only if exactly that
 * has changed.
 */
export function editedText(file: string, before: string, { all, ofFile }: EditedTextInput): EditedText {
  const diagnostics: Diagnostic[] = [];
  let [text, count] = [before, 0];
  if (text === '' && isText(file)) text = '---\n---\n';
  for (const unit of unitsOf(all, ofFile)) {
    const [first] = unit.parts;
    if (!first) continue;
    const why = unit.isWhole ? undefined : 'incomplete';
    const after = why ? undefined : writeUnit(file, text, unit);
    if (after === undefined) diagnostics.push(translationNotWritten(first.place, why ?? 'in-the-way'));
    else {
      text = after;
      count += unit.parts.length;
    }
  }
  return { text: count === 0 ? before : text, count, diagnostics };
}

/**
 * Written in one go: a text, or a list or the text of an article with all its parts. `steps`: undefined for the latter.
 */
type Unit = {
  steps?: readonly AddressStep[];
  isReplaced: boolean;
  isWhole: boolean;
  parts: AcceptedTranslation[];
};

function unitsOf(all: readonly AcceptedTranslation[], ofFile: readonly Translatable[]): Unit[] {
  const units = new Map<string, Unit>();
  for (const one of all) {
    const key = unitKey(one.text);
    const needed = ofFile.filter((text) => unitKey(text) === key).length;
    const unit = units.get(key) ?? { ...wayOf(one.text), isWhole: false, parts: [] };
    unit.parts.push(one);
    unit.isWhole = unit.parts.length === needed;
    units.set(key, unit);
  }
  return [...units.values()];
}

function wayOf({ address, state }: Translatable): Pick<Unit, 'steps' | 'isReplaced'> {
  if ('block' in address) return { isReplaced: false };
  const isPart = state === 'untranslated' && address.whole !== undefined;
  return {
    steps: isPart ? address.steps.slice(0, address.whole) : address.steps,
    isReplaced: isPart && address.isKeyed === true,
  };
}

function unitKey(text: Translatable): string {
  if ('block' in text.address) return 'text';
  return JSON.stringify(wayOf(text).steps);
}

/** Undefined if it can’t be done without changing something else. */
function writeUnit(file: string, text: string, { steps, isReplaced, parts }: Unit): string | undefined {
  const [first] = parts;
  if (!first) return undefined;
  if (!steps) return withBody(file, text, first.text.of, parts);
  const source = saysNothing(text) ? { ...createSourceText(file, text), value: {} } : reread(file, text);
  const isList = 'whole' in first.text.address && steps.length === first.text.address.whole;
  const value = isList ? listOf(first.text, parts) : first.translation;
  if (!source || 'isLost' in first.text.address) return undefined;
  if (isList && first.text.state === 'untranslated' && isWritten(source, steps)) return undefined;
  const put = putValue(source, steps, isReplaced ? { replace: value } : value);
  return put && changed(source, [put.splice], put.value)?.text;
}

/** A file that is new, or has only comments. */
function saysNothing(text: string): boolean {
  return text.split('\n').every((line) => /^[ \t\r]*(?:#|$)/.test(line));
}

/** The base's list with every text translated. */
function listOf({ of, address }: Translatable, parts: readonly AcceptedTranslation[]): unknown {
  if ('block' in address || address.whole === undefined) return undefined;
  const around = address.path.slice(0, address.whole);
  return parts.reduce<unknown>(
    (list, { text, translation }) => {
      const way = 'block' in text.address ? [] : text.address.path.slice(around.length);
      return withValueAt(list, way, translation);
    },
    valueAt(of.value, around),
  );
}

/** Whether the branch has a value of its own there. */
function isWritten(source: Source, steps: readonly AddressStep[]): boolean {
  const names = steps.filter((step) => typeof step !== 'object');
  return names.length === steps.length && valueAt(source.value, names) !== undefined;
}

/** The base's text block by block, in place of the branch's, which is empty. */
function withBody(
  file: string,
  text: string,
  of: Source,
  parts: readonly AcceptedTranslation[],
): string | undefined {
  const own = reread(file, text);
  if (!of.body || !own?.body?.isBlank) return undefined;
  const byBlock = new Map(
    parts.map((one) => ['block' in one.text.address ? one.text.address.block : -1, one]),
  );
  const blocks = splitBlocks(of.text, of.body.start).blocks.map(({ start, end }, index) => {
    const written = of.text.slice(start, end);
    const translation = byBlock.get(index)?.translation;
    return translation === undefined ? written : written.replace(written.trim(), () => translation);
  });
  const head = text.slice(0, own.body.start).trimEnd();
  const after = `${head}\n\n${blocks.join('').trimStart()}`;
  const now = reread(file, after);
  return JSON.stringify(now?.value) === JSON.stringify(own.value) ? after : undefined;
}

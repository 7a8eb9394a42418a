import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../../../../diagnostics/diagnostic.ts';
import { fieldsOf, listOf } from '../../../../diagnostics/fields.ts';
import { hasError } from '../../../../diagnostics/has-error.ts';
import { nothingOverridden } from '../../../../diagnostics/messages/drift.ts';
import { changedMeanwhile, notSettled } from '../../../../diagnostics/messages.generated.ts';
import { nearest } from '../../../../diagnostics/nearest.ts';
import { calendarDay } from '../../../../kinds/zoned-time.ts';
import { placeOfLine } from '../../../drift/find-line-drift.ts';
import { hasDrifted, type OverridingLine } from '../../../drift/overriding-lines.ts';
import { addToList } from '../../../edit/add-to-list.ts';
import { valueAt, withValueAt } from '../../../edit/value-at.ts';
import { writeEdited } from '../../../edit/write-edited.ts';
import type { Source, SourceText } from '../../../model/source.ts';
import type { ReadSite } from '../../../pipeline/read-site.ts';
import { timeZoneOf } from '../../../pipeline/time-zone-of.ts';
import { inheritOf } from '../../../schema/inherit-of.ts';
import { idOf } from '../../../source/id-of.ts';
import { placeAt } from '../../../source/place-at.ts';
import { type OverridingFile, overriding } from '../overriding-files.ts';
import { findGains } from './find-gains.ts';
import { keepLines } from './keep-lines.ts';
import { changed, reread, type SettledDrift, type SettledFile } from './settled-file.ts';
import { takeLines } from './take-lines.ts';

export type SettleOptions = {
  /** `keep`: note the base's current value. `take`: adopt it. */
  choice: 'keep' | 'take';
  /**
   * A line of a file, a field or a file: `content/courses/oet.yaml:4`, `…yaml:price`. Default: everything that has
   * changed, and for `keep` also all lines that remember nothing yet.
   */
  places?: readonly string[];
  /** The moment that counts as now. */
  today: Date;
};

/**
 * Writes only into the branch's own files, and leaves every other byte as it is. Nothing is written if a place is
 * unknown, or if reading found an error.
 */
export function settleDrift(read: ReadSite, options: SettleOptions): SettledDrift {
  const { sources } = read;
  if (!sources || hasError(read.diagnostics)) return { settled: [], diagnostics: [] };
  const files = overriding(read);
  const { places = [], choice, today } = options;
  const unknown = places.filter(
    (place) => !files.some((file) => file.lines.some((line) => isAt(line, place))),
  );
  if (unknown.length > 0)
    return { settled: [], diagnostics: unknown.map((place) => unknownPlace(place, files)) };
  const day = calendarDay(today, timeZoneOf(sources.site.value));
  const chosen = files.map((file) => ({
    ...file,
    lines: file.lines.filter((line) => isChosen(line, options)),
  }));
  const results = chosen
    .filter(({ lines }) => lines.length > 0)
    .map((file) => settleFile(file, { choice, day, read }));
  const seen = choice === 'keep' && places.length === 0 ? [recordSeen(read)] : [];
  const all = [...results, ...seen];
  return {
    settled: all.flatMap(({ settled }) => settled),
    diagnostics: all.flatMap(({ diagnostics }) => diagnostics),
  };
}

function isChosen(line: OverridingLine, { choice, places = [] }: SettleOptions): boolean {
  const isOpen = hasDrifted(line) || (choice === 'keep' && !line.note);
  if (places.length === 0) return isOpen;
  // If a whole file is named, `keep` skips lines with nothing new to note; `take` takes all lines.
  const isMeant = (place: string) => choice === 'take' || isOpen || place !== placeOfLine(line).file;
  return places.some((place) => isAt(line, place) && isMeant(place));
}

/** `content/courses/oet.yaml`, `…:4`, `…:4:1` or `…:facts.fee`. */
function isAt(line: OverridingLine, place: string): boolean {
  const { file, line: number } = placeOfLine(line);
  if (!place.startsWith(file)) return false;
  const within = place.slice(file.length);
  if (within === '') return true;
  if (/^:\d+(?::\d+)?$/.test(within)) return within.split(':')[1] === String(number);
  return line.overrides.some(({ path: steps }) => `:${steps.join('.')}.`.startsWith(`${within}.`));
}

function unknownPlace(place: string, files: readonly OverridingFile[]): Diagnostic {
  const known = files.flatMap(({ lines }) => lines.slice(0, 1).map(({ text }) => text.file));
  const [file = place] = place.split(':');
  return nothingOverridden(
    { file, line: 1, column: 1 },
    place,
    known.includes(file) ? undefined : nearest(file, known),
  );
}

type SettleFileOptions = { choice: 'keep' | 'take'; day: string; read: ReadSite };

function settleFile(
  { source, kind, lines }: OverridingFile,
  { choice, day, read }: SettleFileOptions,
): SettledDrift {
  const [first] = lines;
  if (!first) return { settled: [], diagnostics: [] };
  const { text } = first;
  const overrides = (source.overrides ?? []).filter(({ file }) => file === text.file);
  const inherits = kind !== undefined && isInherited(read, kind.collection, idOf(source));
  const taking = { overrides, day, mayGo: text.file.endsWith('.yaml') && inherits };
  const file = choice === 'keep' ? keepLines(text, lines, day) : takeLines(text, lines, taking);
  return writeSettled(text, lines, file, read.root);
}

/** Whether an entry would be shown without a file of the branch's own. */
function isInherited({ sources, kinds = [] }: ReadSite, collection: string, id: string): boolean {
  const isFile = kinds.some((kind) => kind.collection === collection && kind.holds === 'file');
  const said = sources && inheritOf(sources.site, collection);
  return isFile || (Array.isArray(said) ? said.includes(id) : said !== 'listed');
}

function writeSettled(
  text: SourceText,
  lines: readonly OverridingLine[],
  file: SettledFile,
  root: string,
): SettledDrift {
  if (file.kind === 'lost') return { settled: [], diagnostics: [notSettled(placeOfLine(file.line))] };
  const edited = { absolute: path.join(root, text.file), before: text.text, after: file.text };
  if (!writeEdited(edited)) return { settled: [], diagnostics: [changedMeanwhile(placeAt(text, 0))] };
  const settled = lines.map((line) => ({ file: text.file, line: placeOfLine(line).line }));
  return { settled, diagnostics: [] };
}

/** Adds the base's entries that the branch doesn't show to `seen` in the branch's site.yaml. */
function recordSeen({ sources, kinds = [], root }: ReadSite): SettledDrift {
  const gains = sources ? findGains(sources, kinds) : [];
  const absolute = path.join(root, 'site.yaml');
  const before = reread('site.yaml', readFileSync(absolute, 'utf8').replace(/^\uFEFF/, ''));
  let source = before;
  for (const { kind, fresh } of gains) source = source && withSeen(source, kind.collection, fresh.map(idOf));
  if (gains.length === 0 || !before) return { settled: [], diagnostics: [] };
  if (!source || !writeEdited({ absolute, before: before.text, after: source.text }))
    return { settled: [], diagnostics: [notSettled(placeAt(before, 0))] };
  const { spans } = source;
  const start = spans?.kind === 'group' ? spans.fields.seen?.key : undefined;
  return { settled: [{ file: 'site.yaml', line: placeAt(source, start ?? 0).line }], diagnostics: [] };
}

function withSeen(source: Source, collection: string, ids: readonly string[]): Source | undefined {
  const at = ['seen', collection];
  const splice = addToList(source, at, ids);
  const known = { ...fieldsOf(source.value), seen: fieldsOf(fieldsOf(source.value).seen) };
  const expected = withValueAt(known, at, [...listOf(valueAt(known, at)), ...ids]);
  return splice && changed(source, [splice], expected);
}

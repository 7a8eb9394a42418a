import { calendarDay } from '../../../../kinds/zoned-time.ts';
import { type OverridingLine, overridingLines } from '../../../drift/overriding-lines.ts';
import { spliceNote } from '../../../edit/splice-note.ts';
import { spliceText } from '../../../edit/splice-text.ts';
import type { Source, Sources } from '../../../model/source.ts';
import type { EditedSite } from '../../../pipeline/find-problems-of-edit.ts';
import { timeZoneOf } from '../../../pipeline/time-zone-of.ts';
import { parseSource } from '../../../read/read-source.ts';
import { filesOf } from '../../../source/files-of.ts';
import { sourcesOf } from '../../../source/sources-of.ts';
import { changedSources } from '../../../trials/changed-sources.ts';
import { openCache } from '../../../warm/open-cache.ts';
import type { EditedFrom } from './edited-texts.ts';

type Texts = ReadonlyMap<string, string>;

/** In a branch, each line that begins to override its base remembers what it replaces, as `site drift --keep` writes it. */
export function withNotes(
  texts: Texts,
  { sources, schemas }: EditedFrom,
  { today, cache }: EditedSite,
): Texts {
  if (!sources || !schemas || sources.layers.length < 2) return texts;
  const parsed = [...texts].map(([file, text]) => parseSource(file, text).source);
  const after = changedSources({ sources, schemas }, parsed, openCache(cache));
  if (!after) return texts;
  const day = calendarDay(today, timeZoneOf(after.site.value));
  return new Map(
    [...texts].map(([file, text]) => {
      const before = new Set(linesOf(sources, file).map(nameOf));
      const lines = linesOf(after, file).filter((line) => !line.note && !before.has(nameOf(line)));
      const splices = lines.map((line) => spliceNote(line, day));
      const noted = spliceText(text, splices);
      const isSame = JSON.stringify(valueIn(file, noted)) === JSON.stringify(valueIn(file, text));
      return [file, isSame ? noted : text];
    }),
  );
}

function linesOf(sources: Sources, file: string): OverridingLine[] {
  const all = sourcesOf(sources).filter((source: Source) => filesOf(source).some((one) => one.file === file));
  return all.flatMap(overridingLines).filter(({ text }) => text.file === file);
}

function nameOf({ overrides }: OverridingLine): string {
  return JSON.stringify(overrides.map(({ path, isText }) => [path, isText]));
}

function valueIn(file: string, text: string): unknown {
  return parseSource(file, text).source.value ?? null;
}

import type { Diagnostic, Report } from '../../diagnostics/diagnostic.ts';
import { limitMistakes } from '../../diagnostics/limit-mistakes.ts';
import { controlCharacter } from '../../diagnostics/messages/characters.ts';
import { conflictMarkers, fileEmpty } from '../../diagnostics/messages/read.ts';
import { fileInFence } from '../../diagnostics/messages.generated.ts';
import { isText } from '../../diagnostics/text-endings.ts';
import { withFix } from '../../diagnostics/with-fix.ts';
import type { Source, SourceText } from '../model/source.ts';
import { createSourceText } from '../source/create-source-text.ts';
import { explainCharacters } from '../source/explain-characters.ts';
import { findControlCharacter } from '../source/odd-characters.ts';
import { placeAt } from '../source/place-at.ts';
import { findConflicts } from './find-conflicts.ts';
import type { FolderEntry } from './folder/list-folder.ts';
import type { InsteadTexts } from './folder/list-with-added.ts';
import { textLimit } from './folder/read-bytes.ts';
import { readTextFile } from './folder/read-text-file.ts';
import { readMdx } from './mdx/read-mdx.ts';
import type { ReadCache, ReadSource } from './read-cache.ts';
import { readAgain } from './stored-texts.ts';
import { fixNotation } from './yaml/fix-notation.ts';
import { readYaml } from './yaml/read-yaml.ts';
import { withGaps } from './yaml/with-gaps.ts';

/**
 * Reads one file of YAML or text; if it can't even be opened as text, only its existence is known. `instead`: by absolute
 * path, texts to use instead of the file's content.
 */
export function readSource(
  entry: FolderEntry,
  { cache, instead }: { cache: ReadCache; instead?: InsteadTexts },
  report: Report,
): Source {
  const given = instead?.get(entry.absolute);
  const text = given ?? readTextFile(entry, textLimit, report);
  if (text === undefined) return unreadSource(entry.file);
  const { source, problems } = parseCached(entry, text, cache);
  for (const problem of problems) report(problem);
  return source;
}

/** A file that exists but could not be read. */
function unreadSource(file: string): Source {
  return { ...createSourceText(file, ''), value: undefined, isPart: true };
}

function parseCached({ absolute, file }: FolderEntry, text: string, cache: ReadCache): ReadSource {
  const known = cache.texts.get(absolute);
  const same = known?.source.text === text ? known : undefined;
  if (same?.source.file === file) return same;
  const again = (same && renamed(same, file)) ?? readAgain(cache.stored?.get(absolute), file, text);
  const read = again ?? parseSource(file, text);
  cache.texts.set(absolute, read);
  return read;
}

/**
 * A base's file under the name that a branch uses. Only without problems, since these were reported under the other
 * name.
 */
function renamed({ source, problems }: ReadSource, file: string): ReadSource | undefined {
  return problems.length === 0 ? { source: { ...source, file }, problems } : undefined;
}

export function parseSource(file: string, text: string): ReadSource {
  const { source, problems } = parseText(createSourceText(file, text));
  const told = explainCharacters([...limitMistakes(problems), ...findControlProblem(source)], () => source);
  return { source, problems: told.map((problem) => withFix(problem, fixNotation(problem, source))) };
}

function findControlProblem(source: SourceText): Diagnostic[] {
  const at = findControlCharacter(source.text);
  return at === undefined ? [] : [controlCharacter(placeAt(source, at), source.text.charAt(at))];
}

/** If two versions of some lines are left, the upper one is read, and missing fields are not reported. */
function parseText(fenced: SourceText): ReadSource {
  const written = withoutFence(fenced);
  if (written === fenced) return parseVersions(written);
  const { source, problems } = parseVersions(written);
  return {
    source: { ...source, text: fenced.text },
    // A blanked line above the fields is not an empty line to delete.
    problems: [
      fileInFence(placeAt(fenced, 0)),
      ...problems.filter(({ code }) => code !== 'front-matter-begins-late'),
    ],
  };
}

/** Chat programs enclose their output in lines of backticks: these are blanked. */
function withoutFence(source: SourceText): SourceText {
  if (!/^\s*`{3,}[\w-]*[ \t]*\r?\n/.test(source.text)) return source;
  const text = source.text
    .replace(/^\s*`{3,}[\w-]*/, (line) => line.replace(/\S/g, ' '))
    .replace(/(?<!`)`{3,}(?=\s*$)/, (line) => ' '.repeat(line.length));
  return { ...source, text };
}

function parseVersions(written: SourceText): ReadSource {
  const { conflicts, upper } = findConflicts(written);
  if (conflicts.length === 0) return parseWhole(written);
  const { source, problems } = parseWhole(upper);
  const told = conflicts.map(({ start, end }) =>
    conflictMarkers(placeAt(written, start), written.text.slice(start, end).includes('\n')),
  );
  const { text } = written;
  const spans = source.spans && withGaps(source.spans);
  return {
    source: { ...source, text, ...(spans && { spans }), isPart: true },
    problems: [...told, ...problems],
  };
}

function parseWhole(source: SourceText): ReadSource {
  const { file, text } = source;
  if (text.trim() === '')
    return {
      source: { ...source, value: undefined, isPart: true },
      problems: [fileEmpty(placeAt(source, 0))],
    };
  if (isText(file)) return readMdx(source);
  const { problems, ...parsed } = readYaml(source, { start: 0, end: text.length });
  return { source: { ...source, ...parsed }, problems };
}

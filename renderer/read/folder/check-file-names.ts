import type { Diagnostic, Report } from '../../../diagnostics/diagnostic.ts';
import {
  fileCopy,
  fileNameNotSlug,
  namesDifferOnlyInCase,
  textInTwoFiles,
  wrongExtension,
} from '../../../diagnostics/messages/read.ts';
import { fileExpected, folderInCollection, temporaryFile } from '../../../diagnostics/messages.generated.ts';
import type { Place } from '../../../diagnostics/place.ts';
import { isText } from '../../../diagnostics/text-endings.ts';
import { adviceFor } from './advice-for.ts';
import type { Collection } from './content-layout.ts';
import { findTwins } from './find-twins.ts';
import { idsIn } from './ids-in.ts';
import type { FolderEntry } from './list-folder.ts';
import { slugFrom } from './slug-from.ts';

const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** `folderFor`: the folder in which a file belongs, by its fields. */
type CheckFileNamesInput = { report: Report; folderFor: (entry: FolderEntry) => string | undefined };

/** The files of a collection whose names can be ids; the others are reported, each for one reason. */
export function checkFileNames(
  entries: readonly FolderEntry[],
  collection: Collection,
  reading: CheckFileNamesInput,
): FolderEntry[] {
  const { report } = reading;
  const twins = findTwins(entries, entryKey);
  const names = new Set(entries.map(({ name }) => name));
  return entries.filter((entry) => {
    if (entry.kind === 'refused') return false;
    const original = originalOf(entry.name);
    if (entry.kind === 'file' && original !== undefined && names.has(original)) {
      report(fileCopy(placeOf(entry), entry.name, original));
      return false;
    }
    const twin = twins.get(entry);
    if (!twin)
      return checkFileName(entry, collection, {
        ...reading,
        report: (problem) => report({ ...problem, hides: idsIn(entry) }),
      });
    report(explainTwin(entry, twin));
    return false;
  });
}

/** `first-day.md` and `first-day.mdx` are the same entry. */
function entryKey(file: string): string {
  const lower = file.toLowerCase();
  return isText(lower) ? lower.slice(0, lower.lastIndexOf('.')) : lower;
}

/** Of two files with the same name, or the same text in two notations. */
export function explainTwin(entry: FolderEntry, twin: FolderEntry): Diagnostic {
  const isInCase = entry.file.toLowerCase() === twin.file.toLowerCase();
  return (isInCase ? namesDifferOnlyInCase : textInTwoFiles)(placeOf(entry), placeOf(twin));
}

function checkFileName(
  entry: FolderEntry,
  { name, extensions }: Collection,
  reading: CheckFileNamesInput,
): boolean {
  const { report } = reading;
  const place = placeOf(entry);
  const extension = extensions.find((one) => entry.name.endsWith(one));
  const dot = entry.name.lastIndexOf('.');
  const id = dot > 0 ? entry.name.slice(0, dot) : entry.name;
  const original = originalOf(entry.name)?.replace(/\.[^.]*$/, '');
  // `guide.mdx.mdx`: some programs add the extension twice.
  const twice = extensions.find((one) => id.endsWith(one)) ?? '';
  const bare = id.slice(0, id.length - twice.length);
  const suggestion = slugFrom(original ?? bare);
  if (entry.kind === 'folder' && extension === undefined)
    report(folderInCollection(place, { collection: name }));
  else if (entry.kind !== 'file') report(fileExpected(place));
  else if (extension === undefined) reportOther(entry, extensions, reading);
  else if (!slug.test(id)) report(fileNameNotSlug(place, entry.name, suggestion && suggestion + extension));
  else return true;
  return false;
}

function reportOther(
  entry: FolderEntry,
  extensions: readonly string[],
  { report, folderFor }: CheckFileNamesInput,
): void {
  const { name } = entry;
  const place = placeOf(entry);
  const folder = folderFor(entry);
  const advice =
    folder === undefined
      ? adviceFor(name, extensions, slugFrom)
      : ({ do: 'move there', path: `content/${folder}/${name}` } as const);
  if (advice.do === 'close') report(temporaryFile(place, { name }));
  else report(wrongExtension(place, name, extensions, advice));
}

function placeOf(entry: FolderEntry): Place {
  return { file: entry.file, line: 1, column: 1 };
}

const endings = /\.(?:txt|bak|backup|old|orig|save|tmp)$/i;

const copies: readonly RegExp[] = [
  /^copy(?: \(?\d+\)?)? of (.+)()$/i,
  /^(.+?) - copy(?: \(\d+\))?(\.\w+)$/i,
  /^(.+?)[ _-]copy(?: ?\d+| \(\d+\))?(\.\w+)$/i,
  /^(.+?)[ _](?:old|backup|bak|orig|original|neu|new|final)(\.\w+)$/i,
  /^(.+?)-(?:backup|bak|orig)(\.\w+)$/i,
  /^(.+?) ?\(\d+\)(\.\w+)$/,
  /^(.+?) \([^()]*conflict[^()]*\)(\.\w+)$/i,
];

/**
 * The name of the file of which this one is a copy, a download or a backup, by the names that computers give them:
 * `course (1).yaml`, `Copy of course.yaml`, `course - Copy.yaml`, `course.yaml.bak`; undefined for other names.
 */
export function originalOf(name: string): string | undefined {
  if (endings.test(name) && /\.\w+\.\w+$/.test(name)) return name.replace(endings, '');
  for (const copy of copies) {
    const found = copy.exec(name);
    if (found) return `${found[1]}${found[2]}`;
  }
  return undefined;
}

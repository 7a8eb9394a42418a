import type { Report } from '../../../diagnostics/diagnostic.ts';
import {
  fileCopy,
  fileNameNotSlug,
  namesDifferOnlyInCase,
  wrongExtension,
} from '../../../diagnostics/messages/read.ts';
import { fileExpected, folderInCollection, temporaryFile } from '../../../diagnostics/messages.generated.ts';
import type { Place } from '../../../diagnostics/place.ts';
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
  const twins = findTwins(entries);
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
    report(namesDifferOnlyInCase(placeOf(entry), placeOf(twin)));
    return false;
  });
}

function checkFileName(
  entry: FolderEntry,
  { name, extension }: Collection,
  reading: CheckFileNamesInput,
): boolean {
  const { report } = reading;
  const place = placeOf(entry);
  const dot = entry.name.lastIndexOf('.');
  const id = dot > 0 ? entry.name.slice(0, dot) : entry.name;
  const original = originalOf(entry.name)?.replace(/\.[^.]*$/, '');
  // `guide.mdx.mdx`: some programs add the extension twice.
  const bare = id.endsWith(extension) ? id.slice(0, -extension.length) : id;
  const suggestion = slugFrom(original ?? bare);
  if (entry.kind === 'folder' && !entry.name.endsWith(extension))
    report(folderInCollection(place, { collection: name }));
  else if (entry.kind !== 'file') report(fileExpected(place));
  else if (!entry.name.endsWith(extension)) reportOther(entry, extension, reading);
  else if (!slug.test(id)) report(fileNameNotSlug(place, entry.name, suggestion && suggestion + extension));
  else return true;
  return false;
}

function reportOther(
  entry: FolderEntry,
  extension: string,
  { report, folderFor }: CheckFileNamesInput,
): void {
  const { name } = entry;
  const place = placeOf(entry);
  const folder = folderFor(entry);
  const advice =
    folder === undefined
      ? adviceFor(name, extension, slugFrom)
      : ({ do: 'move there', path: `content/${folder}/${name}` } as const);
  if (advice.do === 'close') report(temporaryFile(place, { name }));
  else report(wrongExtension(place, name, extension, advice));
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

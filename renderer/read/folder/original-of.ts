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

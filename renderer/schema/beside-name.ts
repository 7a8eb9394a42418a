/** The beginning of the name of a file that lies beside the entry that shows it. */
export const beside = './';

/** Whether a file is meant to be beside the entry, not in content/media. */
export const isBeside = (written: string): boolean => written.startsWith(beside);

/**
 * The name under which a file is known, relative to content/media: `./poster.jpg` in `content/plays/2026/hamlet.yaml`
 * is `../plays/2026/poster.jpg`. Other names stay as they are.
 */
export function besideName(written: string, file: string): string {
  return isBeside(written) ? `../${folderInContent(file)}${written.slice(beside.length)}` : written;
}

/** `content/plays/2026/hamlet.yaml` → `plays/2026/`: the folder below the first `content` of a path. */
function folderInContent(file: string): string {
  const path = `/${file}`;
  const start = path.indexOf('/content/') + '/content/'.length;
  return path.slice(start, path.lastIndexOf('/') + 1);
}

/** `1 page`, `2 pages`, `1,200 files`. */
export function formatCount(count: number, one: string, other = `${one}s`): string {
  return `${count.toLocaleString('en-GB')} ${count === 1 ? one : other}`;
}

/** `960 bytes`, `12 kB`, `1.3 MB`: thousands, as hosts bill them. */
export function bytesInWords(bytes: number): string {
  if (bytes < 1000) return formatCount(bytes, 'byte');
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** `85 ms`, `1.2 s`. */
export function timeInWords(milliseconds: number): string {
  return milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
}

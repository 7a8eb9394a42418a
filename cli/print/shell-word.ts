/** Quoted as one word of a command, unless it is plain. On Windows, no file name contains a double quote. */
export function shellWord(text: string, platform = process.platform): string {
  const isWindows = platform === 'win32';
  const plain = isWindows ? /^[\p{L}\p{M}\p{N}_.:\\/-]+$/u : /^[\p{L}\p{M}\p{N}_.:/-]+$/u;
  if (plain.test(text)) return text;
  return isWindows ? `"${text}"` : `'${text.replaceAll("'", "'\\''")}'`;
}

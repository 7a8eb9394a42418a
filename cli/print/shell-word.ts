/** As one word of a command: in quotation marks, unless it is plain. No name of a file on Windows has a double one. */
export function shellWord(text: string, platform = process.platform): string {
  const isWindows = platform === 'win32';
  const plain = isWindows ? /^[\p{L}\p{M}\p{N}_.:\\/-]+$/u : /^[\p{L}\p{M}\p{N}_.:/-]+$/u;
  if (plain.test(text)) return text;
  return isWindows ? `"${text}"` : `'${text.replaceAll("'", "'\\''")}'`;
}

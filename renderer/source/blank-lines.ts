/** Replaces each character with `filling`, one character; line breaks and offsets stay. */
export function blankLines(text: string, filling: string): string {
  let blank = '';
  let start = 0;
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', start)) {
    blank += `${filling.repeat(end - start)}\n`;
    start = end + 1;
  }
  return blank + filling.repeat(text.length - start);
}

/** On either side of what differs, so many letters of a longer text are shown. */
const around = 24;
const short = 80;

/** Of two texts, what differs between them, in whole words and with a little of what is around it. */
export function changedPart(before: string, after: string): { before: string; after: string } {
  if (Math.max(before.length, after.length) <= short) return { before, after };
  const start = sameLength(before, after);
  const ends = [before, after].map((text) => [...text.slice(start)].reverse().join(''));
  const most = Math.min(before.length, after.length) - start;
  const end = Math.min(most, sameLength(ends[0] ?? '', ends[1] ?? ''));
  const part = (text: string) => cut(text, start - around, text.length - end + around);
  return { before: part(before), after: part(after) };
}

function sameLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

function cut(text: string, from: number, to: number): string {
  const start = from <= 0 ? 0 : text.lastIndexOf(' ', from) + 1;
  const space = text.indexOf(' ', to);
  const end = to >= text.length || space < 0 ? text.length : space;
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`;
}

import type { Source } from '../model/source.ts';
import type { LineEnd } from '../source/line-end.ts';

/** The text of an article below its fields, as it is compared and noted: independent of line endings. */
export function articleText({ text, body }: Pick<Source, 'text' | 'body'>): string {
  return body ? text.slice(body.start).replaceAll('\r\n', '\n').trim() : '';
}

const note = /^# *text of head office *:.*$/m;

/**
 * Where an article notes the text that its own replaces: a line among its fields. Without one, `end` is where it
 * belongs, at the start of the line that ends the fields.
 */
export function textNoteLine({ text, body }: Pick<Source, 'text' | 'body'>): LineEnd {
  const fields = text.slice(0, body?.start ?? 0);
  const found = note.exec(fields);
  if (found) return { end: found.index + found[0].trimEnd().length, comment: found.index };
  return { end: fields.trimEnd().lastIndexOf('\n') + 1 };
}

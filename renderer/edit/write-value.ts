import type { Span } from '../model/source.ts';
import type { Splice } from './splice-text.ts';

/** Replaces a value, on one line. `span`: of the value, in the file's `text`. */
export function writeValue(text: string, { start, end }: Span, value: unknown): Splice {
  const written = valueText(value);
  const [colon] = start === end ? (/^["']?[ \t]*:/.exec(text.slice(start)) ?? []) : [];
  if (colon !== undefined)
    return { start: start + colon.length, end: start + colon.length, text: ` ${written}` };
  return { start, end: start + text.slice(start, end).trimEnd().length, text: written };
}

/** The value as YAML on one line; JSON is such YAML. */
function valueText(value: unknown): string {
  const isPlain = typeof value === 'string' && /^[A-Za-z][A-Za-z0-9]*(?:[ -][A-Za-z0-9]+)*$/.test(value);
  return isPlain && !/^(?:true|false|null|yes|no|on|off)$/i.test(value)
    ? value
    : JSON.stringify(value ?? null);
}

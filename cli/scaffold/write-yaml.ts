import { foldWords } from './fold-words.ts';

/**
 * YAML as a person would write it, from plain values: block style, quotes only where needed. Reading YAML is another
 * matter, left to the renderer.
 */
export function writeYaml(key: string, value: unknown, indent = ''): string[] {
  return prefixed(`${indent}${writeScalar(key)}:`, value, indent);
}

function prefixed(start: string, value: unknown, indent: string): string[] {
  if (Array.isArray(value)) {
    if (value.length === 0) return [`${start} []`];
    return [start, ...value.flatMap((item: unknown) => writeItem(item, `${indent}  `))];
  }
  if (typeof value === 'object' && value !== null) {
    const entries: [string, unknown][] = Object.entries(value);
    if (entries.length === 0) return [`${start} {}`];
    return [start, ...entries.flatMap(([key, member]) => writeYaml(key, member, `${indent}  `))];
  }
  const block = typeof value === 'string' ? blockOf(value) : undefined;
  if (block)
    return [
      `${start} ${block.style}`,
      ...block.lines.map((line) => (line === '' ? '' : `${indent}  ${line}`)),
    ];
  return [`${start} ${writeScalar(value)}`];
}

/** The hyphen is on the first line of an item; the other lines are indented to match. */
function writeItem(item: unknown, indent: string): string[] {
  if (typeof item !== 'object' || item === null || Array.isArray(item))
    return prefixed(`${indent}-`, item, indent);
  const lines = Object.entries(item).flatMap(([key, member]) => writeYaml(key, member, `${indent}  `));
  const [first = '{}', ...rest] = lines;
  return [`${indent}- ${first.trimStart()}`, ...rest];
}

/** The block style of a text: several lines as they are, with or without a trailing newline, or a long one folded. */
function blockOf(text: string): { style: '|' | '|-' | '>-'; lines: string[] } | undefined {
  const whole = text.endsWith('\n') ? text.slice(0, -1) : text;
  if (whole === '' || /^\n|\n$/.test(whole) || cantStandInBlocks.test(whole)) return undefined;
  if (whole !== text) return { style: '|', lines: whole.split('\n') };
  if (text.includes('\n')) return { style: '|-', lines: text.split('\n') };
  return text.length > 110 && !text.includes('  ') ? { style: '>-', lines: foldWords(text) } : undefined;
}

/** Non-printable characters, and lines that begin or end with a space. */
const cantStandInBlocks = /[^\P{C}\n]|[\u2028\u2029\u0085\ufeff]|^[^\S\n]|[^\S\n]$/mu;

function writeScalar(value: unknown): string {
  if (typeof value !== 'string') return String(value);
  return isPlain(value) ? value : JSON.stringify(value);
}

/**
 * Starts with a letter or a slash, and contains nothing special in YAML; otherwise quoted: a JSON string is a YAML
 * string.
 */
function isPlain(text: string): boolean {
  return (
    /^[A-Za-z/][\p{L}\p{M}\p{N} .,:;'’“”()/+&%£–—!?@_{}-]*$/u.test(text) &&
    !/:(?:\s|$)/.test(text) &&
    !/^(?:true|false|null|yes|no|on|off)$|\s$/i.test(text)
  );
}

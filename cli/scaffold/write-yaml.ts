/**
 * YAML as a person would write it, from plain values: block style, quotes only where needed. Reading YAML is another
 * matter and stays with the renderer.
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
  if (typeof value === 'string' && isBlock(value)) return [`${start} |-`, ...textBlock(value, `${indent}  `)];
  return [`${start} ${writeScalar(value)}`];
}

/** The first line of an item carries the hyphen; the rest is indented by as much. */
function writeItem(item: unknown, indent: string): string[] {
  if (typeof item !== 'object' || item === null || Array.isArray(item))
    return prefixed(`${indent}-`, item, indent);
  const lines = Object.entries(item).flatMap(([key, member]) => writeYaml(key, member, `${indent}  `));
  const [first = '{}', ...rest] = lines;
  return [`${indent}- ${first.trimStart()}`, ...rest];
}

function textBlock(text: string, indent: string): string[] {
  return text.split('\n').map((line) => (line === '' ? '' : `${indent}${line}`));
}

/** Several lines that a block gives back as they are: none begins or ends with a space, the first and the last say something. */
function isBlock(text: string): boolean {
  return /^\S(?:.*\n)+(?:.*\S)$/.test(text) && !/[^\P{C}\n]|[\u2028\u2029\u0085\ufeff]| $/mu.test(text);
}

function writeScalar(value: unknown): string {
  if (typeof value !== 'string') return String(value);
  return isPlain(value) ? value : JSON.stringify(value);
}

/** Starts with a letter, and nothing in it could mean something to YAML; a JSON string is a YAML string. */
function isPlain(text: string): boolean {
  return (
    /^[A-Za-z][\p{L}\p{N} .,:;'’“”()/+&%£–—!?@_-]*$/u.test(text) &&
    !/:(?:\s|$)/.test(text) &&
    !/^(?:true|false|null|yes|no|on|off)$|\s$/i.test(text)
  );
}

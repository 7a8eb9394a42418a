/**
 * The notation of a value's name in braces, `{facts.osce.fullFee}`, in texts and in Markdown alike: parts joined by
 * dots. A part is letters, digits and hyphens, since ids and folders have hyphens; the first one begins with a small
 * letter. A single part is a placeholder that is filled in later: `{percent}`.
 */
const part = '[A-Za-z0-9-]+';
const first = '[a-z][A-Za-z0-9-]*';

const wholeName = new RegExp(`^${first}(?:\\.${part})*$`);
const bracedReference = new RegExp(`\\{(${first}(?:\\.${part})+)\\}`, 'g');
const key = /^[A-Za-z][A-Za-z0-9-]*$/;

/** `facts.osce.fullFee`, `percent`; without braces. */
export function isName(text: string): boolean {
  return wholeName.test(text);
}

/** Whether a key that an editor chooses can be part of a name; digits alone would look like a list position. */
export function isNameable(text: string): boolean {
  return key.test(text);
}

/** The text with each `{name.of.a.value}` replaced by the result of `fill`; if that is undefined, the name stays. */
export function replaceNames(text: string, fill: (name: string) => string | undefined): string {
  return text.replace(bracedReference, (written, name: string) => fill(name) ?? written);
}

/** The names of values in a text, without their braces and without placeholders of one part. */
export function namesIn(text: string): string[] {
  if (!text.includes('{')) return [];
  return [...text.matchAll(bracedReference)].map(([, name = '']) => name);
}

/**
 * Braces in a text with their content, whether it is a name or not, or a single brace. `written` includes the braces;
 * `offset` is where it begins in the text.
 */
export type FoundName = { written: string; offset: number } & (
  | { kind: 'name'; name: string }
  | { kind: 'stray' }
);

/** `The fee is {facts.osce.fullFee}` contains one name. */
export function findNames(text: string): FoundName[] {
  // Fast path: most texts have none.
  if (!text.includes('{') && !text.includes('}')) return [];
  return [...text.matchAll(/\{([^{}]*)\}|[{}]/g)].map((match): FoundName => {
    const [written, name] = match;
    const offset = match.index;
    if (name === undefined) return { kind: 'stray', written: text.slice(offset, offset + 20), offset };
    return { kind: 'name', name, written, offset };
  });
}

/** The name at the very start of a text, as in the link `{facts.links.register}`. */
export function leadingName(text: string): { name: string; rest: string } | undefined {
  const match = /^\{([^{}]+)\}/.exec(text);
  return match ? { name: (match[1] ?? '').trim(), rest: text.slice(match[0].length) } : undefined;
}

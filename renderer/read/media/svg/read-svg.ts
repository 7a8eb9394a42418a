/**
 * An SVG file as a browser's XML parser sees it: strictly, so that what the rules judge is what a browser would do. One
 * pass, and an end where there is more than any picture needs; so nothing in the file makes it slow.
 */
import { wordTable } from '../../../../diagnostics/word-table.ts';
import { decodeText } from './decode-text.ts';

export type SvgAttribute = {
  /** Without its prefix. */
  name: string;
  prefix: string;
  /** With its characters in place of `&amp;` and `&#38;`. */
  value: string;
  offset: number;
};

export type SvgElement = {
  /** Without its prefix. */
  name: string;
  namespace: string;
  attributes: readonly SvgAttribute[];
  offset: number;
  /** Positions in the list of elements. */
  children: number[];
  /** What stands in it beside elements; kept of stylesheets only. */
  text: string;
};

/** `undefined`: whole and well formed. */
export type SvgFault = {
  kind: 'cut off' | 'broken' | 'encoding' | 'too many parts' | 'too deep' | 'entities' | 'stylesheet';
  offset: number;
};

/** `elements`: those before the fault, the first is the root. */
export type ReadSvg = { text: string; elements: readonly SvgElement[]; fault: SvgFault | undefined };

/** What more would make a browser slow by its number alone. */
export const mostParts = 100_000;

/** Characters of styles, and of most attributes: room for typefaces that stand in the file. */
const mostText = 5_000_000;

/** More levels than any drawing program makes. */
export const mostLevels = 100;

export const svgNamespace = 'http://www.w3.org/2000/svg';

type State = {
  text: string;
  offset: number;
  elements: SvgElement[];
  open: { index: number; written: string; prefixes: ReadonlyMap<string, string> }[];
  /** Characters of all stylesheets. */
  styled: number;
};

export function readSvg(bytes: Uint8Array): ReadSvg {
  const decoded = decodeText(bytes);
  if (decoded === undefined) return { text: '', elements: [], fault: { kind: 'encoding', offset: 0 } };
  const state: State = { text: decoded, offset: 0, elements: [], open: [], styled: 0 };
  let fault: SvgFault | undefined;
  while (!fault && state.offset < decoded.length) fault = readNext(state);
  if (!fault && (state.open.length > 0 || state.elements.length === 0))
    fault = { kind: 'cut off', offset: decoded.length };
  return { text: decoded, elements: state.elements, fault };
}

function readNext(state: State): SvgFault | undefined {
  const { text, offset } = state;
  if (text[offset] !== '<') return readText(state);
  if (text.startsWith('<!--', offset)) return skipTo(state, '-->', 4);
  if (text.startsWith('<![CDATA[', offset)) return readCharacterData(state);
  if (text.startsWith('<?', offset)) return readInstruction(state);
  if (text.startsWith('<!', offset)) return readDoctype(state);
  return text[offset + 1] === '/' ? readEnd(state) : readStart(state);
}

function broken(offset: number): SvgFault {
  return { kind: 'broken', offset };
}

function readText(state: State): SvgFault | undefined {
  const { text, offset } = state;
  const next = text.indexOf('<', offset);
  const end = next < 0 ? text.length : next;
  const written = text.slice(offset, end);
  state.offset = end;
  if (state.open.length === 0) return /^[\s\uFEFF]*$/.test(written) ? undefined : broken(offset);
  const decoded = unescaped(written);
  if (decoded === undefined) return broken(offset);
  return keepText(state, decoded);
}

function readCharacterData(state: State): SvgFault | undefined {
  const start = state.offset + '<![CDATA['.length;
  const fault = state.open.length === 0 ? broken(state.offset) : skipTo(state, ']]>', 9);
  return fault ?? keepText(state, state.text.slice(start, state.offset - ']]>'.length));
}

function keepText(state: State, text: string): SvgFault | undefined {
  const element = state.elements[state.open.at(-1)?.index ?? -1];
  if (element?.name.toLowerCase() !== 'style') return undefined;
  state.styled += text.length;
  if (state.styled > mostText) return { kind: 'too many parts', offset: element.offset };
  element.text += text;
  return undefined;
}

/** Behind what ends here; `from`: how far its own beginning reaches. */
function skipTo(state: State, end: string, from: number): SvgFault | undefined {
  const found = state.text.indexOf(end, state.offset + from);
  if (found < 0) return { kind: 'cut off', offset: state.text.length };
  state.offset = found + end.length;
  return undefined;
}

/** `<?xml …?>` and what programs note for themselves; a stylesheet would be loaded, or run. */
function readInstruction(state: State): SvgFault | undefined {
  const { offset } = state;
  const isStylesheet = /^<\?xml-/i.test(state.text.slice(offset, offset + 6));
  return isStylesheet ? { kind: 'stylesheet', offset } : skipTo(state, '?>', 2);
}

function readDoctype(state: State): SvgFault | undefined {
  const { text, offset } = state;
  const end = text.indexOf('>', offset);
  const bracket = text.indexOf('[', offset);
  if (/^<!entity/i.test(text.slice(offset, offset + 8))) return { kind: 'entities', offset };
  if (!text.startsWith('<!DOCTYPE', offset) || state.elements.length > 0) return broken(offset);
  if (end < 0) return { kind: 'cut off', offset: text.length };
  if (bracket >= 0 && bracket < end) return { kind: 'entities', offset };
  state.offset = end + 1;
  return undefined;
}

const name = String.raw`[A-Za-z_][\w.-]*`;
const endTag = new RegExp(`</((?:${name}:)?${name})\\s*>`, 'y');
const startTag = new RegExp(`<((?:${name}:)?${name})`, 'y');
const attributePattern = new RegExp(`\\s+(?:(${name}):)?(${name})\\s*=\\s*(?:"([^"<]*)"|'([^'<]*)')`, 'y');
const tagEnd = /\s*(\/?)>/y;

function matchAt(state: State, pattern: RegExp): RegExpExecArray | null {
  pattern.lastIndex = state.offset;
  const match = pattern.exec(state.text);
  if (match) state.offset = pattern.lastIndex;
  return match;
}

function readEnd(state: State): SvgFault | undefined {
  const { offset } = state;
  const match = matchAt(state, endTag);
  if (match && match[1] === state.open.at(-1)?.written) {
    state.open.pop();
    return undefined;
  }
  return breaksOff(state, offset) ? { kind: 'cut off', offset } : broken(offset);
}

/** Within a tag, at the end of the file. */
function breaksOff({ text }: State, offset: number): boolean {
  return text.indexOf('>', offset) < 0;
}

function readStart(state: State): SvgFault | undefined {
  const { offset, elements, open } = state;
  const [, written] = matchAt(state, startTag) ?? [];
  if (written === undefined || (open.length === 0 && elements.length > 0)) return broken(offset);
  if (elements.length >= mostParts) return { kind: 'too many parts', offset };
  if (open.length >= mostLevels) return { kind: 'too deep', offset };
  const attributes = readAttributes(state);
  const end = attributes && matchAt(state, tagEnd);
  if (!attributes || !end)
    return breaksOff(state, offset) ? { kind: 'cut off', offset } : broken(state.offset);
  const prefixes = declaredIn(attributes, open.at(-1)?.prefixes ?? new Map());
  const [local = '', prefix = ''] = written.split(':').reverse();
  const index =
    elements.push({
      name: local,
      namespace: prefixes.get(prefix) ?? svgNamespace,
      attributes,
      offset,
      children: [],
      text: '',
    }) - 1;
  elements[open.at(-1)?.index ?? -1]?.children.push(index);
  if (end[1] === '') open.push({ index, written, prefixes });
  return undefined;
}

/** Undefined where one is written in a way that no browser reads. */
function readAttributes(state: State): SvgAttribute[] | undefined {
  const attributes: SvgAttribute[] = [];
  const seen = new Set<string>();
  for (;;) {
    const { offset } = state;
    const match = matchAt(state, attributePattern);
    if (!match) return attributes;
    const [whole, prefix = '', local = '', double, single] = match;
    const value = unescaped(double ?? single ?? '');
    const isLong = (value?.length ?? 0) > mostText && !/^(?:href|d|points)$/.test(local);
    if (value === undefined || isLong || seen.has(`${prefix}:${local}`)) return undefined;
    seen.add(`${prefix}:${local}`);
    attributes.push({ name: local, prefix, value, offset: offset + whole.length - whole.trimStart().length });
  }
}

function declaredIn(
  attributes: readonly SvgAttribute[],
  around: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const declared = attributes.flatMap((one): [string, string][] => {
    if (one.prefix === 'xmlns') return [[one.name, one.value]];
    return one.prefix === '' && one.name === 'xmlns' ? [['', one.value]] : [];
  });
  return declared.length > 0 ? new Map([...around, ...declared]) : around;
}

const entities = wordTable({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" });

/** Undefined where it names an entity that nobody has declared. */
function unescaped(text: string): string | undefined {
  if (!text.includes('&')) return text;
  let isSound = true;
  const decoded = text.replace(/&([^&;\s]{0,12};)?/g, (_match, named: string | undefined) => {
    const character = named === undefined ? undefined : characterOf(named.slice(0, -1));
    isSound &&= character !== undefined;
    return character ?? '';
  });
  return isSound ? decoded : undefined;
}

function characterOf(written: string): string | undefined {
  const entity = entities.get(written);
  if (entity !== undefined) return entity;
  const [, hexadecimal, decimal] = /^#(?:x([0-9a-f]+)|(\d+))$/i.exec(written) ?? [];
  const code = hexadecimal === undefined ? Number(decimal ?? Number.NaN) : Number.parseInt(hexadecimal, 16);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}

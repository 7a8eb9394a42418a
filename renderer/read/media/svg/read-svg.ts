/**
 * Reads an SVG file as a browser's XML parser does, so that the rules apply to what a browser would draw: `saxes` is as
 * strict. Stops at the first fault, or beyond the size of any real picture, so that no file makes it slow.
 */
import {
  openXml,
  type SaxesAttributeNSIncomplete,
  type SaxesTagNS,
  type XmlParser,
} from '../../xml/open-xml.ts';
import { decodeSvg } from './decode-svg.ts';

export type SvgAttribute = {
  /** Without its prefix. */
  name: string;
  prefix: string;
  /** With entities such as `&amp;` and `&#38;` decoded. */
  value: string;
  offset: number;
};

export type SvgElement = {
  /** Without its prefix. */
  name: string;
  namespace: string;
  attributes: readonly SvgAttribute[];
  offset: number;
  /** Indexes in the list of elements. */
  children: number[];
  /** Its text; kept for stylesheets only. */
  text: string;
};

/** `undefined`: whole and well formed. */
export type SvgFault = {
  kind: 'cut off' | 'broken' | 'encoding' | 'too many parts' | 'too deep' | 'entities' | 'stylesheet';
  offset: number;
};

/** `elements`: those before the fault; the first is the root. */
export type ReadSvg = { text: string; elements: readonly SvgElement[]; fault: SvgFault | undefined };

/** More would slow a browser down by their number alone. */
export const mostParts = 100_000;

/** In characters, for styles and most attributes: enough for embedded typefaces. */
const mostText = 5_000_000;

/** More levels than any drawing program makes. */
export const mostLevels = 100;

export const svgNamespace = 'http://www.w3.org/2000/svg';

/** `offset`: of the tag being read; `open`: indexes in the list of elements, innermost last. */
type SvgParse = {
  text: string;
  elements: SvgElement[];
  open: number[];
  offset: number;
  attributes: SvgAttribute[];
  /** Characters of all stylesheets so far. */
  styled: number;
  fault: SvgFault | undefined;
};

/** The parser reads at most this many characters beyond a fault. */
const chunk = 4096;

export function readSvg(bytes: Uint8Array): ReadSvg {
  const text = decodeSvg(bytes);
  if (text === undefined) return { text: '', elements: [], fault: { kind: 'encoding', offset: 0 } };
  const reading: SvgParse = {
    text,
    elements: [],
    open: [],
    offset: 0,
    attributes: [],
    styled: 0,
    fault: undefined,
  };
  const parser = openParser(reading);
  for (let start = 0; start < text.length && !reading.fault; start += chunk)
    parser.write(text.slice(start, start + chunk));
  parser.on('error', () => {
    reading.fault ??= faultAtEnd(text);
  });
  if (!reading.fault) parser.close();
  return { text, elements: reading.elements, fault: reading.fault };
}

/** An unterminated `&` extends to the end of the file. */
function faultAtEnd(text: string): SvgFault {
  const lone = text.lastIndexOf('&');
  return lone > text.lastIndexOf(';')
    ? { kind: 'broken', offset: lone }
    : { kind: 'cut off', offset: text.length };
}

function openParser(reading: SvgParse): XmlParser {
  const parser = openXml();
  /** Events after the first fault are ignored. */
  const before = <Event>(read: (reading: SvgParse, event: Event, end: number) => SvgFault | undefined) => {
    return (event: Event) => {
      reading.fault ??= read(reading, event, parser.position);
    };
  };
  parser.on(
    'error',
    before((_reading, _error: Error, offset) => ({ kind: 'broken', offset })),
  );
  parser.on('doctype', before(readDoctype));
  parser.on('processinginstruction', before(readInstruction));
  parser.on('opentagstart', before(beginElement));
  parser.on('attribute', before(readAttribute));
  parser.on('opentag', before(openElement));
  parser.on('closetag', () => void reading.open.pop());
  parser.on('text', before(keepText));
  parser.on('cdata', before(keepText));
  return parser;
}

function readDoctype({ text }: SvgParse, written: string, end: number): SvgFault | undefined {
  return written.includes('[')
    ? { kind: 'entities', offset: text.lastIndexOf('<!DOCTYPE', end - 1) }
    : undefined;
}

/** Processing instructions are programs' notes; a stylesheet would be loaded, or run. */
function readInstruction(
  { text }: SvgParse,
  { target }: { target: string },
  end: number,
): SvgFault | undefined {
  return /^xml-/i.test(target) ? { kind: 'stylesheet', offset: text.lastIndexOf('<?', end - 1) } : undefined;
}

function beginElement(reading: SvgParse, _tag: unknown, end: number): SvgFault | undefined {
  const offset = reading.text.lastIndexOf('<', end - 1);
  reading.offset = offset;
  reading.attributes = [];
  if (reading.elements.length >= mostParts) return { kind: 'too many parts', offset };
  return reading.open.length >= mostLevels ? { kind: 'too deep', offset } : undefined;
}

function readAttribute(
  { text, attributes }: SvgParse,
  { name: written, local, prefix, value }: SaxesAttributeNSIncomplete,
  end: number,
): SvgFault | undefined {
  const quoted = text.lastIndexOf(text.charAt(end - 1), end - 2);
  const offset = text.lastIndexOf(written, quoted);
  attributes.push({ name: local, prefix, value, offset });
  const isLong = value.length > mostText && !/^(?:href|d|points)$/.test(local);
  return isLong ? { kind: 'broken', offset } : undefined;
}

function openElement(
  { elements, open, offset, attributes }: SvgParse,
  { local, uri }: SaxesTagNS,
): undefined {
  const namespace = uri === '' ? svgNamespace : uri;
  const index = elements.push({ name: local, namespace, attributes, offset, children: [], text: '' }) - 1;
  elements[open.at(-1) ?? -1]?.children.push(index);
  open.push(index);
}

function keepText(reading: SvgParse, text: string): SvgFault | undefined {
  const element = reading.elements[reading.open.at(-1) ?? -1];
  if (element?.name.toLowerCase() !== 'style') return undefined;
  reading.styled += text.length;
  if (reading.styled > mostText) return { kind: 'too many parts', offset: element.offset };
  element.text += text;
  return undefined;
}

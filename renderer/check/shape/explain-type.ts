import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { fieldsOf, listOf } from '../../../diagnostics/fields.ts';
import * as messages from '../../../diagnostics/messages/check-shape.ts';
import type { Path, Place } from '../../../diagnostics/place.ts';
import type { Source } from '../../model/source.ts';
import type { Violation } from '../../schema/compile-schemas.ts';
import { exampleOf, writeScalar } from '../../schema/example-of.ts';
import { pictureEnding } from '../../schema/picture-endings.ts';
import { writtenAt } from '../../source/written-at.ts';
import { explainText, isInForm } from './explain-text.ts';
import { misreadNumber } from './misread-number.ts';
import { showValue } from './name-value.ts';
import { readMinutes } from './read-minutes.ts';

type Subject = { path: Path; name: string; place: Place; source: Source; currency?: string };

/** The message for a value of the wrong kind: a number where a text belongs, a text where a list belongs. */
export function explainType(violation: Violation, subject: Subject): Diagnostic {
  const { value, schema, params } = violation;
  const { name, place } = subject;
  const wanted = String(params.type).split(',')[0] ?? 'string';
  switch (wanted) {
    case 'string':
      return explainUnquoted(violation, subject);
    case 'number':
      if (typeof value !== 'string') return messages.wrongKind(place, name, 'a number', exampleOf(schema));
      return messages.notANumber(place, {
        ...{ name, written: value, example: numberExample(schema) },
        ...readNumber(value, violation, subject),
        orFree: String(params.type).includes('string'),
      });
    case 'integer':
      if (typeof value === 'number') return messages.notAWholeNumber(place, name, value);
      if (typeof value !== 'string')
        return messages.wrongKind(place, name, 'a whole number', exampleOf(schema));
      return messages.notANumber(place, {
        ...{ name, written: value, example: numberExample(schema) ?? '3' },
        ...wholeOnly(readNumber(value, violation, subject)),
        orFree: false,
      });
    case 'boolean':
      return messages.notTrueOrFalse(place, name, showValue(value));
    case 'array':
      return messages.notAList(place, name, writtenInsteadOfList(violation, subject));
    default:
      return messages.notAGroup(
        place,
        name,
        fieldExample(schema),
        pictureAsGroup(violation) ?? valueAsGroup(violation),
      );
  }
}

function readNumber(written: string, { schema }: Violation, { path, currency }: Subject) {
  if (Array.isArray(schema.enum)) return readChoice(written, schema.enum);
  const minutes = /minutes$/i.test(String(path.at(-1))) ? readMinutes(written) : undefined;
  return minutes ?? onOtherScale(written, schema) ?? misreadNumber(written, currency);
}

/** `31,31` for an order isn't a decimal comma. */
function wholeOnly<Read extends { reason?: string | undefined; meant?: string | undefined }>(read: Read) {
  return read.meant?.includes('.') ? { ...read, reason: undefined, meant: undefined } : read;
}

/** The one of a few numbers that was written with other words: `12-hour`, and `am/pm` for the 12-hour clock. */
function readChoice(written: string, choices: readonly unknown[]) {
  const numbers: string[] = written.match(/\d+/g) ?? (/\b[ap]\.?m\b/i.test(written) ? ['12'] : []);
  const [meant = misreadNumber(written).meant, ...others] = numbers;
  const isChoice = choices.map(String).includes(String(meant)) && others.length === 0;
  const isQuoted = written === meant;
  return {
    reason: isQuoted ? 'leave out the quotation marks' : `write ${choices.join(' or ')}`,
    meant: isChoice ? meant : undefined,
    example: choices.join(' or '),
  };
}

/** `10/10` if the maximum is 5. */
function onOtherScale(written: string, { maximum }: Violation['schema']) {
  const [, number, of] = /^(\d+(?:\.\d+)?)\s*(?:\/|out of)\s*(\d+)$/.exec(written) ?? [];
  if (typeof maximum !== 'number' || of === undefined || Number(of) === maximum || Number(of) === 0)
    return undefined;
  const scaled = Math.round((Number(number) / Number(of)) * maximum * 10) / 10;
  return { reason: `the highest is ${maximum}`, meant: scaled <= maximum ? String(scaled) : undefined };
}

function writtenInsteadOfList({ value, schema }: Violation, { source, path }: Subject) {
  if (typeof value !== 'object') {
    const text = String(value);
    return { text, shown: writtenAt(source, path) ?? text };
  }
  const names = Object.keys(Object(value));
  const items = fieldsOf(schema.items);
  const [opening] = [...listOf(items.required).map(String), ...Object.keys(fieldsOf(items.properties))];
  return opening === undefined || names.length === 0
    ? undefined
    : { opening, isThere: names.includes(opening) };
}

/** The fields that a group needs, in curly brackets; if that is too long, the first required or else optional one. */
function fieldExample(schema: Violation['schema']): string | undefined {
  const properties = fieldsOf(schema.properties);
  const line = (name: string) => {
    const example = exampleOf(properties[name]);
    return example === undefined ? [] : [`${name}: ${example}`];
  };
  const required = listOf(schema.required).map(String);
  const lines = required.flatMap(line);
  const whole = `{ ${lines.join(', ')} }`;
  if (lines.length > 1 && lines.length === required.length && whole.length <= 80) return whole;
  return lines[0] ?? Object.keys(properties).flatMap(line)[0];
}

const picture = new RegExp(String.raw`^[\w./-]+\.${pictureEnding}$`, 'i');

/** The name of a picture's file, alone or in a list, if it needs a description with it. */
function pictureAsGroup({ value, schema }: Violation): string | undefined {
  const file: unknown = Array.isArray(value) && value.length === 1 ? value[0] : value;
  const { src, alt } = fieldsOf(schema.properties);
  if (src === undefined || alt === undefined) return undefined;
  const name = typeof file === 'string' ? file : Object(file).src;
  return picture.test(String(name))
    ? `{ src: ${name}, alt: ${Object(file).alt ?? 'what the picture shows'} }`
    : undefined;
}

/**
 * `{ first: 6 }` for a number alone, `{ label: Fees }` for a text alone, if the group needs no more. A button leads
 * somewhere, which a rule says and not its schema.
 */
function valueAsGroup({ value, schema }: Violation): string | undefined {
  const properties = fieldsOf(schema.properties);
  const required = listOf(schema.required).map(String);
  const takes = (name: string, type: string) => fieldsOf(properties[name]).type === type;
  if (typeof value === 'number' && required.length === 0) {
    const counted = Object.keys(properties).find((name) => takes(name, 'integer'));
    return counted === undefined ? undefined : `{ ${counted}: ${value} }`;
  }
  const [name = '', ...others] = required;
  const isOnly = others.length === 0 && takes(name, 'string');
  const target = fieldsOf(properties.to).means === 'link' ? ', to: /…' : '';
  return typeof value === 'string' && isOnly && /^[^\n/]+$/.test(value)
    ? `{ ${name}: ${writeScalar(value)}${target} }`
    : undefined;
}

/** The file of a picture written with its description, if only the file is wanted. */
function fileIn(value: unknown): string | undefined {
  const { src } = Object(value);
  return typeof src === 'string' && picture.test(src) ? src : undefined;
}

/** Meanings of texts that may contain any characters. */
const plain: ReadonlySet<unknown> = new Set([undefined, 'text', 'verbatim']);

/** `[Two weeks]`, which is a list in YAML. Ids, addresses and file names have no brackets. */
function textInBrackets(written: string | undefined, schema: Violation['schema']): string | undefined {
  const isText = plain.has(schema.means) && schema.enum === undefined;
  return isText && written !== undefined && /^\[[^\n]*\]$/.test(written) && isInForm(written, schema)
    ? JSON.stringify(written)
    : undefined;
}

function numberExample(schema: Violation['schema']): string | undefined {
  const example = exampleOf(schema);
  return example !== undefined && /^\d/.test(example) ? example : undefined;
}

/** YAML reads `07123` and `+44` as numbers: the original text shows what would be lost. */
function explainUnquoted({ value, schema }: Violation, { path, name, place, source }: Subject): Diagnostic {
  const meant = textWithColon(value);
  if (meant !== undefined) return messages.colonInItem(place, name, meant);
  if (typeof value === 'object') {
    const shown = writtenAt(source, path);
    const meant = fileIn(value) ?? textInBrackets(shown, schema) ?? textIn(value, schema);
    return messages.wrongKind(place, name, 'text', undefined, meant);
  }
  const read = String(value);
  const written = writtenAt(source, path) ?? read;
  if (!isInForm(written, schema)) return explainText({ written, schema, place, name });
  return messages.quotesNeeded(place, { name, written, read, lost: lostPart(written, read) });
}

/** The text that brackets turned into a list, or into a group with empty fields. */
function textIn(value: object | null, schema: Violation['schema']): string | undefined {
  const parts = Array.isArray(value)
    ? value.flat()
    : Object.entries(value ?? {}).map(([name, empty]) => (empty === null ? name : undefined));
  if (parts.length === 0 || !parts.every((part) => typeof part === 'string')) return undefined;
  const text = parts.join(', ');
  if (!isInForm(text, schema)) return undefined;
  return /^[\p{L}\d/][^:#]*$/u.test(text) && !/^[\d.,]+$/.test(text) ? text : JSON.stringify(text);
}

/**
 * `- Bonus: how to begin` is parsed as a field `Bonus`: one field with a text as its value, or several whose names
 * can't be those of fields.
 */
function textWithColon(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const fields = Object.entries(value);
  const isText = fields.length === 1 || fields.every(([name]) => /[A-Z ]/.test(name));
  return isText && fields.length > 0 && fields.every(([, text]) => typeof text === 'string')
    ? withoutLastQuote(fields.map(([name, text]) => `${name}: ${text}`).join(' '))
    : undefined;
}

/** The first of the two quotation marks was lost. */
function withoutLastQuote(text: string): string {
  return text.indexOf('"') === text.length - 1 ? text.slice(0, -1) : text;
}

function lostPart(written: string, read: string): string | undefined {
  if (written === read) return undefined;
  if (/^\+/.test(written)) return 'the plus sign at the start would be lost';
  if (/^0\d/.test(written)) return 'the zero at the start would be lost';
  if (/\.\d*0$/.test(written)) return 'the zero at the end would be lost';
  return `it would become ${read}`;
}

import { replaceNames } from '../../schema/name-grammar.ts';
import type { Content } from '../content.ts';
import type { Document } from '../document.ts';
import { rawValue } from './raw-value.ts';
import type { StandIn } from './stand-ins.ts';

/** The longest chain of values naming each other that is followed. */
const mostSteps = 8;
/** Characters kept of a filled-in value: enough to include the start of an address. */
const longestValue = 2_000;

type Filling = { document: Document; content: Content; standIn?: StandIn | undefined };

/** A text with its names replaced by their values as written; computed ones stay in braces. */
export function fillWithValues(text: string, filling: Filling): string {
  return fill(text, { ...filling, known: new Map() }, mostSteps);
}

type Known = Map<string, string | undefined>;

/** Each value is filled in once: values that name each other many times would take for ever. */
function fill(text: string, filling: Filling & { known: Known }, steps: number): string {
  const { document, content, standIn, known } = filling;
  return replaceNames(text, (name) => {
    const key = `${steps} ${name}`;
    if (known.has(key)) return known.get(key);
    const value = rawValue(name, document, content, standIn)?.text;
    const whole = value === undefined || steps === 0 ? value : fill(value, filling, steps - 1);
    const filled = whole?.slice(0, longestValue);
    known.set(key, filled);
    return filled;
  });
}

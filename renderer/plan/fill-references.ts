import type { Place } from '../../diagnostics/place.ts';
import { lookupReference, type ReferenceScope } from './lookup-reference.ts';

/** `{facts.osce.fullFee}`: names joined by dots. Names with a hyphen are entry ids. */
const reference = /\{([a-z][A-Za-z0-9]*(?:\.[A-Za-z0-9-]+)+)\}/g;

/** The text with its references replaced; `places` receives the line behind each. Names that only the browser fills in stay as they are. */
export function fillReferences(text: string, scope: ReferenceScope, places: Place[]): string {
  return text.replace(reference, (written, name: string) => {
    const looked = lookupReference(name, scope);
    if (!looked) return written;
    places.push(...looked.places);
    return looked.text;
  });
}

/** The names in a text, without their braces. */
export function findReferences(text: string): string[] {
  return [...text.matchAll(reference)].map(([, name = '']) => name);
}

/** A pattern of the wording (`Save {saving}`) with its own names filled in. */
export function fillPattern(pattern: string, values: Readonly<Record<string, string>>): string {
  return pattern.replace(/\{([a-zA-Z]+)\}/g, (written, name: string) => values[name] ?? written);
}

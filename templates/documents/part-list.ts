import type { PrintedPart } from '../../schemas/printed-document.ts';
import type { Part } from './row.ts';

/** The parts of a document in the order of the requests for them; each requests its parent first. */
export type PartList = { parts: PrintedPart[]; placeOf: (part: Part) => number };

export function createPartList(): PartList {
  const parts: PrintedPart[] = [];
  const places = new Map<Part, number>();
  const placeOf = (part: Part): number => {
    const known = places.get(part);
    if (known !== undefined) return known;
    const { parent, ...rest } = part;
    const printed = parent ? { ...rest, parent: placeOf(parent) } : rest;
    places.set(part, parts.length);
    parts.push(printed);
    return parts.length - 1;
  };
  return { parts, placeOf };
}

/**
 * Estimates how much a browser draws for an SVG: parts that are used, or that paint others, are drawn again each time.
 * A few lines that use each other twice multiply to millions.
 */

import { timeOfLayer, timeOfStep } from './draw-times.ts';
import { mostParts, type ReadSvg, type SvgElement } from './read-svg.ts';
import { readStyleReferences, type StyleReferences } from './style-references.ts';

/** Why, and where, drawing would take too long. */
export type HardToDraw = {
  why: 'repeats' | 'circle' | 'filter' | 'too many parts' | 'too deep';
  offset: number;
};

export function findHardToDraw({ elements, fault }: ReadSvg): HardToDraw | undefined {
  if (fault?.kind === 'too many parts' || fault?.kind === 'too deep')
    return { why: fault.kind, offset: fault.offset };
  const extreme = elements.find(isExtreme);
  if (extreme) return { why: 'filter', offset: extreme.offset };
  const drawing: Drawing = {
    elements,
    byId: idsOf(elements),
    styles: readStyleReferences(elements),
    known: new Map(),
    open: new Set(),
    looked: 0,
  };
  const { found } = costOf(0, 0, drawing);
  return found;
}

/** Real pictures use a twentieth of these. Each of these takes time even for a single pixel. */
const limits = new Map([
  ['numOctaves', 16],
  ['order', 16],
  ['radius', 1000],
  ['stdDeviation', 5000],
]);

function isExtreme({ name, attributes }: SvgElement): boolean {
  if (!name.startsWith('fe')) return false;
  return attributes.some(({ name: key, value }) => {
    const most = limits.get(key);
    return most !== undefined && value.split(/[\s,]+/).some((one) => Math.abs(Number(one)) > most);
  });
}

type Drawing = {
  elements: readonly SvgElement[];
  byId: ReadonlyMap<string, number>;
  styles: StyleReferences;
  known: Map<number, Cost>;
  open: Set<number>;
  /** Number of paint references looked up so far. */
  looked: number;
};

/** `parts`: number of parts drawn, including repetitions; `corners`: number of possible markers. */
type Cost = { parts: number; corners: number; found?: HardToDraw };

/** No program nests patterns of patterns of patterns more deeply. */
const mostHops = 16;

const mostLooks = 5 * mostParts;

function costOf(index: number, hops: number, drawing: Drawing): Cost {
  const element = drawing.elements[index];
  const known = drawing.known.get(index);
  if (!element || known) return known ?? { parts: 0, corners: 0 };
  const { offset } = element;
  if (drawing.open.has(index)) return { parts: 0, corners: 0, found: { why: 'circle', offset } };
  if (hops > mostHops) return { parts: 0, corners: 0, found: { why: 'repeats', offset } };
  drawing.open.add(index);
  const cost = addUp(element, hops, drawing);
  drawing.open.delete(index);
  drawing.known.set(index, cost);
  return cost;
}

function addUp(element: SvgElement, hops: number, drawing: Drawing): Cost {
  const { offset, children } = element;
  const own: Cost = { parts: partsOf(element), corners: cornersOf(element) };
  const used = usedBy(element, drawing).map((index) => costOf(index, hops + 1, drawing));
  for (const inner of [...children.map((child) => costOf(child, hops, drawing)), ...used]) {
    if (inner.found) return inner;
    own.parts += inner.parts;
    own.corners += inner.corners;
  }
  const body = { ...own };
  const references = referencesOf(element, drawing);
  drawing.looked += references.length;
  if (drawing.looked > mostLooks) return { ...own, found: { why: 'repeats', offset } };
  for (const { property, id } of references) {
    own.parts += timeOfLayer(property, id);
    const target = drawing.byId.get(id);
    if (target === undefined) continue;
    const painted = costOf(target, hops + 1, drawing);
    if (painted.found) return painted;
    own.parts += painted.parts * timesOf(property, body);
    if (own.parts > mostParts) break;
  }
  return own.parts > mostParts ? { ...own, found: { why: 'repeats', offset } } : own;
}

/** Gradients take no time of their own. */
function partsOf(element: SvgElement): number {
  const { name } = element;
  if (name === 'linearGradient' || name === 'radialGradient' || name === 'stop') return 0;
  return name.startsWith('fe') ? timeOfStep(element) : 1;
}

/** An upper bound: a corner takes at least four characters. */
function cornersOf({ attributes }: SvgElement): number {
  const written = attributes.find(({ name, prefix }) => prefix === '' && (name === 'd' || name === 'points'));
  return 4 + Math.floor((written?.value.length ?? 0) / 4);
}

/** What shapes inside inherit is drawn for each of them, or for each of their corners. */
function timesOf(property: string, { parts, corners }: Cost): number {
  if (property.startsWith('marker')) return Math.max(1, corners);
  return property === 'fill' || property === 'stroke' ? Math.max(1, parts) : 1;
}

const using = new Set(['use', 'pattern', 'feImage', 'filter', 'tref', 'glyphRef', 'altGlyph', 'hatch']);

function usedBy({ name, attributes }: SvgElement, { byId }: Drawing): number[] {
  if (!using.has(name)) return [];
  return attributes.flatMap(({ name: key, value }) => {
    const target = key === 'href' ? byId.get(value.trim().slice(1)) : undefined;
    return target === undefined ? [] : [target];
  });
}

function referencesOf(element: SvgElement, { styles }: Drawing) {
  return [...styles.byAttribute(element), ...styles.bySheet(element)];
}

/** If two have the same id, browsers use the first. */
function idsOf(elements: readonly SvgElement[]): Map<string, number> {
  const ids = new Map<string, number>();
  for (const [index, { attributes }] of elements.entries())
    for (const { name, value } of attributes) if (name === 'id' && !ids.has(value)) ids.set(value, index);
  return ids;
}

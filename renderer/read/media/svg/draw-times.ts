/**
 * Durations of drawing steps, as multiples of a plain shape, each measured in Chromium over 800 by 600 pixels: a whole
 * picture of `mostParts` takes some ten seconds on one slow processor.
 */
import type { SvgElement } from './read-svg.ts';

const steps = new Map([
  ['feGaussianBlur', 270],
  ['feDropShadow', 280],
  ['feDiffuseLighting', 270],
  ['feSpecularLighting', 270],
  ['feDisplacementMap', 160],
]);

/** Duration of a filter's step. */
export function timeOfStep({ name, attributes }: SvgElement): number {
  const numberOf = (key: string, otherwise: number) => {
    const written = attributes.find((one) => one.name === key)?.value.match(/[\d.e+]+/g) ?? [];
    return Math.max(otherwise, ...written.slice(0, 2).map(Number).filter(Number.isFinite));
  };
  if (name === 'feConvolveMatrix') return 40 * numberOf('order', 3) ** 2;
  if (name === 'feMorphology') return 50 + 40 * numberOf('radius', 0);
  if (name === 'feTurbulence') return 150 * numberOf('numOctaves', 1);
  return steps.get(name) ?? 50;
}

const layers = new Map([
  ['opacity', 4],
  ['isolation', 10],
  ['mix-blend-mode', 20],
  ['mask', 35],
  ['clip-path', 10],
]);

/** Whether a property makes the browser draw a part on a layer of its own. */
export function makesLayer(property: string): boolean {
  return layers.has(property) || isFilter(property);
}

/** `id`: of the referenced element; empty for a function such as `blur(9px)`. */
export function timeOfLayer(property: string, id: string): number {
  if (isFilter(property)) return id === '' ? 280 : 0;
  return layers.get(property) ?? 0;
}

function isFilter(property: string): boolean {
  return property === 'filter' || property === 'backdrop-filter';
}

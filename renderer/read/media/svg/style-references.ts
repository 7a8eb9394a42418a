/**
 * The parts of an SVG that are painted with others (`fill: url(#dots)`) or on a layer of their own (`opacity: .5`), by
 * their attributes and its stylesheets.
 */
import { makesLayer } from './draw-times.ts';
import { plainCss } from './plain-css.ts';
import type { SvgElement } from './read-svg.ts';

export type StyleReference = { property: string; id: string };

export type StyleReferences = {
  byAttribute: (element: SvgElement) => StyleReference[];
  bySheet: (element: SvgElement) => StyleReference[];
};

/** Stylesheets are read generously: whatever may apply to an element counts. */
export function readStyleReferences(elements: readonly SvgElement[]): StyleReferences {
  const sheets = elements.filter(({ name }) => name === 'style').map(({ text }) => text);
  const rules = new Map<string, Map<string, StyleReference>>();
  for (const sheet of sheets) for (const rule of rulesOf(sheet)) addRule(rules, rule);
  const bySheet = (element: SvgElement) =>
    rules.size === 0 ? [] : namesOf(element).flatMap((name) => [...(rules.get(name)?.values() ?? [])]);
  return { byAttribute, bySheet };
}

function byAttribute({ attributes }: SvgElement): StyleReference[] {
  return attributes.flatMap(({ name, prefix, value }) => {
    if (prefix !== '' || !(makesLayer(name) || name === 'style' || /[(\\]/.test(value))) return [];
    const plain = plainCss(value);
    return name === 'style' ? declarationsIn(plain) : referencesIn(name, plain);
  });
}

type StyleRule = { names: string[]; references: StyleReference[] };

/** Rules may be nested: declarations of an outer one before an inner one count for any element. */
function rulesOf(sheet: string): StyleRule[] {
  return plainCss(sheet)
    .split('}')
    .flatMap((part) => {
      const start = part.lastIndexOf('{');
      const head = part.slice(0, Math.max(0, start));
      const selectors = head.slice(head.lastIndexOf('{') + 1).split(',');
      return [
        { names: selectors.map(nameOf), references: declarationsIn(part.slice(start + 1)) },
        { names: ['*'], references: declarationsIn(head) },
      ].filter(({ references }) => references.length > 0);
    });
}

/** The name by which a selector may match an element: `.dots`, `#a`, `path`, or `*`. */
function nameOf(selector: string): string {
  const last =
    selector
      .trim()
      .split(/[\s>+~]+/)
      .at(-1) ?? '';
  if (/[:()[\]%&]|^(?:from|to)$/.test(last)) return '*';
  return /[.#][\w-]+/.exec(last)?.[0] ?? /^[\w-]+/.exec(last)?.[0] ?? '*';
}

function namesOf({ name, attributes }: SvgElement): string[] {
  const named = attributes.flatMap(({ name: key, prefix, value }) => {
    if (prefix !== '') return [];
    if (key === 'id') return [`#${value}`];
    return key === 'class' ? value.split(/\s+/).map((one) => `.${one}`) : [];
  });
  return ['*', name, ...named];
}

function addRule(rules: Map<string, Map<string, StyleReference>>, { names, references }: StyleRule): void {
  for (const name of names) {
    const known = rules.get(name) ?? new Map<string, StyleReference>();
    rules.set(name, known);
    for (const one of references) known.set(`${one.property} ${one.id}`, one);
  }
}

function declarationsIn(text: string): StyleReference[] {
  return text.split(';').flatMap((declaration) => {
    const colon = declaration.indexOf(':');
    const property = declaration
      .slice(0, colon)
      .trim()
      .toLowerCase()
      .replace(/^-webkit-/, '');
    return referencesIn(property, declaration.slice(colon + 1));
  });
}

function referencesIn(property: string, value: string): StyleReference[] {
  const ids = idsIn(value);
  if (ids.length === 0 && makesLayer(property)) return [{ property, id: '' }];
  return ids.map((id) => ({ property, id }));
}

function idsIn(value: string): string[] {
  return [...value.matchAll(/url\(\s*["']?#([^"')\s]*)/gi)].map(([, id = '']) => id);
}

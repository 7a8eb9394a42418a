/** A value with its span, in one file or several, from which parts are removed. */
import type { Fields } from '../../../diagnostics/fields.ts';
import { ownProperty } from '../../../diagnostics/own-property.ts';
import type { JsonSchema } from '../../model/site.ts';
import type { Span } from '../../model/source.ts';

export type Part = { value: unknown; span: Span };
export type GroupPart = { value: Fields; span: Span & { kind: 'group' } };
export type ListPart = { value: readonly unknown[]; span: Span & { kind: 'list' } };

/** A field of a group, and what is left of it. `before`: absent for a field that replaces another. */
export type FieldPart = { key: string; schema: JsonSchema; before?: Part; part: Part | undefined };

export function partsOf({ value, span }: GroupPart): [string, Part][] {
  return Object.entries(value).flatMap(([key, part]): [string, Part][] => {
    const stands = ownProperty(span.fields, key);
    return stands ? [[key, { value: part, span: stands }]] : [];
  });
}

export function isSame({ before, part }: FieldPart): boolean {
  return before !== undefined && part?.value === before.value;
}

/** The group with what is left of its fields, in order; fields without a span stay. */
export function withFields({ value, span }: GroupPart, fields: readonly FieldPart[]): Part {
  const parts = new Map(fields.map(({ key, part }) => [key, part]));
  const left = <T>(all: Readonly<Record<string, T>>, of: (part: Part) => T) => ({
    ...Object.fromEntries(Object.entries(all).filter(([key]) => !parts.has(key) || parts.get(key))),
    ...Object.fromEntries(fields.flatMap(({ key, part }) => (part ? [[key, of(part)]] : []))),
  });
  return {
    value: left(value, (part) => part.value),
    span: { ...span, fields: left<Span>(span.fields, (part) => part.span) },
  };
}

/** Undefined if no item stays. */
export function filterList({ value, span }: ListPart, stays: (thing: unknown) => boolean): Part | undefined {
  const are = value.map(stays);
  if (are.every(Boolean)) return { value, span };
  if (!are.some(Boolean)) return undefined;
  const keep = <T>(all: readonly T[]) => all.filter((_, index) => are[index]);
  return { value: keep(value), span: { ...span, items: keep(span.items) } };
}

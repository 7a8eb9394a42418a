import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { isFields } from '../../diagnostics/fields.ts';
import { didYouMean } from '../../diagnostics/messages/guess.ts';
import {
  islandMoment,
  islandProps,
  islandSchemaMissing,
  islandUnknown,
  islandUnnamed,
} from '../../diagnostics/messages.generated.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import type { Place } from '../../diagnostics/place.ts';
import type { IslandUse } from '../../templates/islands/runtime/island-types.ts';

type UseContext = {
  /** Where a message about this use belongs. */
  place: Place;
  /** The section, or `page`. */
  template: string;
  names: readonly string[];
  validateProps: (island: string, props: object) => readonly string[] | undefined;
};

/** What is wrong with `<Island>` as a template uses it. TypeScript would say most of it, but nobody has to run it. */
export function problemsOfIsland(
  { of: name, when, props }: IslandUse,
  { place, template, names, validateProps }: UseContext,
): Diagnostic[] {
  if (typeof name !== 'string') return [islandUnnamed(place)];
  if (!names.includes(name)) {
    const files = `templates/islands/${name}/${name}.island.ts, or .island.tsx if it is React`;
    const hint = didYouMean(nearest(name, names)) ?? `Ask a developer to add ${files}.`;
    return [islandUnknown(place, { template, name, hint })];
  }
  const moment = isMoment(when) ? [] : [islandMoment(place, { name, given: momentWords(when) })];
  const unsent = unsentIn(props, 'props');
  if (unsent.length > 0) return [...moment, ...unsent.map((detail) => islandProps(place, { name, detail }))];
  const wrong = validateProps(name, props);
  if (!wrong) return [...moment, islandSchemaMissing(place, { name })];
  return [...moment, ...wrong.map((detail) => islandProps(place, { name, detail }))];
}

/** As `IslandMoment` says. */
function isMoment(when: unknown): boolean {
  return typeof when === 'string' && /^(?:load|idle|visible|interaction|after:\d+(?:\.\d+)?s)$/.test(when);
}

function momentWords(when: unknown): string {
  return when === undefined ? 'is missing' : `is ${JSON.stringify(when) ?? typeof when}`;
}

/** Values that JSON would lose or change, each in words that name the prop. */
function unsentIn(value: unknown, path: string): string[] {
  const what = unsentKind(value);
  if (what !== undefined) return [`“${path}” is ${what}, which can’t be sent to the browser`];
  if (Array.isArray(value)) return value.flatMap((one, index) => unsentIn(one, `${path}[${index}]`));
  if (!isFields(value)) return [];
  const within = path === 'props' ? '' : `${path}.`;
  return Object.entries(value).flatMap(([key, one]) => unsentIn(one, `${within}${key}`));
}

function unsentKind(value: unknown): string | undefined {
  if (typeof value === 'function') return 'a function';
  if (typeof value === 'symbol' || typeof value === 'bigint') return `a ${typeof value}`;
  if (typeof value === 'number' && !Number.isFinite(value)) return String(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  if ('$$typeof' in value) return 'an element of React';
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype === null || prototype === Object.prototype) return undefined;
  return `a ${value.constructor.name}`;
}

import type { Place } from '../../diagnostics/place.ts';
import type { KindCode } from '../../kinds/kind.ts';
import { failureOf, kindFailure } from './kind-failure.ts';
import { type BundleMap, locateThrow } from './locate-throw.ts';

/** Functions that must return a `Planned`; of all others only exceptions are noticed. */
const planners: ReadonlySet<string> = new Set([
  'plan',
  'whole',
  'names',
  'order',
  'conditions',
  'sharing',
  'feedItem',
  'structuredData',
  'frame',
  'files',
  'documents',
  'targets',
  'moments',
]);

/** Wraps a site's own code of a kind, so that its failures name the kind, the entry and the line. */
export function guardKind(word: string, code: KindCode, maps: readonly BundleMap[]): KindCode {
  return guardMembers(code, (call, path) => guardCall(call, { word, maps, path }));
}

type Call = (...args: readonly unknown[]) => unknown;

/** Wraps the functions of the object itself, and those in lists and records within it. */
function guardMembers<T extends object>(members: T, guard: Guard, path: readonly string[] = []): T {
  const entries = Object.entries(members).map(([key, member]): [string, unknown] => {
    const at = [...path, key];
    if (Array.isArray(member)) return [key, member.map((one) => guardMember(one, guard, at))];
    return [key, guardMember(member, guard, at)];
  });
  return Object.assign({}, members, Object.fromEntries(entries));
}

type Guard = (call: Call, path: readonly string[]) => Call;

function guardMember(member: unknown, guard: Guard, path: readonly string[]): unknown {
  if (typeof member === 'function') return guard((...args) => member(...args), path);
  return isObject(member) ? guardMembers(member, guard, path) : member;
}

type GuardedCall = { word: string; maps: readonly BundleMap[]; path: readonly string[] };

function guardCall(call: Call, { word, maps, path }: GuardedCall): Call {
  const [name = ''] = path;
  return (...args) => {
    try {
      const result = call(...args);
      if (planners.has(name) && !isPlanned(result)) throw new Error(notPlanned(path, result));
      return result;
    } catch (error) {
      if (failureOf(error)) throw error;
      const detail = error instanceof Error ? error.message : String(error);
      throw kindFailure({
        kind: word,
        code: locateThrow(error, maps),
        detail,
        ...entryOf(args),
      });
    }
  };
}

function notPlanned(path: readonly string[], result: unknown): string {
  // A promise that is rejected later would end the program.
  if (result instanceof Promise) result.catch(() => undefined);
  const given = result instanceof Promise ? 'a promise' : 'something else';
  return `${path.join('.')} gives ${given} where a planned value is wanted, as gather() and plain() make it.`;
}

function isPlanned(value: unknown): boolean {
  if (!isObject(value) || !('value' in value)) return false;
  return ['origins', 'reads', 'assets', 'dates', 'changed'].every((key) =>
    Array.isArray(Reflect.get(value, key)),
  );
}

/** The entry passed to a planner as its first argument. */
function entryOf([first]: readonly unknown[]): { id?: string; entry?: Place } {
  if (!isObject(first) || !('id' in first) || !('place' in first)) return {};
  const { id, place } = first;
  return typeof id === 'string' && typeof place === 'function' ? { id, entry: place() } : {};
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

import type { AskedChange, OutlineView } from '../contract.ts';

/** What is done with a section; positions count from 0. */
export type SectionChange =
  | { kind: 'move'; from: number; to: number }
  | { kind: 'copy'; at: number }
  | { kind: 'take-out'; at: number }
  | { kind: 'hide'; at: number }
  | { kind: 'show'; at: number }
  | { kind: 'add'; at: number; value: object };

/** The edit that does it. `was` says from which sections it goes: if they are others by now, nothing is changed. */
export function editOfSections(outline: OutlineView, change: SectionChange): AskedChange {
  const { id, value: was, sections, isMerged, day } = outline;
  if (change.kind === 'hide' || change.kind === 'show') {
    const last = sections[change.at]?.timing.find(({ name }) => name === 'until');
    const field = { id: last?.id ?? '', was: last?.value };
    return change.kind === 'hide' ? { ...field, value: dayBefore(day) } : { ...field, unset: true };
  }
  const next = changedSections(outline, change);
  if (isMerged) return { id, value: next, was };
  const { kind } = change;
  if (kind === 'move') return { id: sections[change.from]?.id ?? '', move: change.to, was: was[change.from] };
  if (kind === 'take-out') return { id: sections[change.at]?.id ?? '', unset: true, was: was[change.at] };
  const at = positionAfter(change);
  return { id, insert: next[at], at, was, ...(kind === 'copy' && { like: change.at }) };
}

/** Where the section is once it is done; of one that is taken out, where the next one is. */
export function positionAfter(change: SectionChange): number {
  if (change.kind === 'move') return change.to;
  return change.kind === 'copy' ? change.at + 1 : change.at;
}

/** A calendar date, written as in files. */
function dayBefore(day: string): string {
  const noon = new Date(`${day}T12:00:00Z`);
  noon.setUTCDate(noon.getUTCDate() - 1);
  return noon.toISOString().slice(0, 10);
}

type ListChange = Exclude<SectionChange, { kind: 'hide' | 'show' }>;

function changedSections({ value, isMerged }: OutlineView, change: ListChange): readonly unknown[] {
  const next = [...value];
  if (change.kind === 'move') next.splice(change.to, 0, ...next.splice(change.from, 1));
  else if (change.kind === 'take-out') next.splice(change.at, 1);
  else if (change.kind === 'add') next.splice(change.at, 0, withFreeId(change.value, value));
  else next.splice(change.at + 1, 0, copyOf(value[change.at], value, isMerged));
  return next;
}

/**
 * A copy needs no id of its own, and can’t have that of the other. In a list that a branch shares with its base it does:
 * items are known by it there.
 */
function copyOf(section: unknown, others: readonly unknown[], isMerged: boolean): object {
  const { id, ...rest } = fieldsIn(section);
  return isMerged ? { ...rest, id: freeId(String(id ?? rest.section), others) } : rest;
}

function withFreeId(section: object, others: readonly unknown[]): object {
  const { id, ...rest } = fieldsIn(section);
  return typeof id === 'string' && idsIn(others).has(id) ? rest : section;
}

function freeId(id: string, others: readonly unknown[]): string {
  const taken = idsIn(others);
  for (let n = 2; ; n += 1) if (!taken.has(`${id}-${n}`)) return `${id}-${n}`;
}

function idsIn(sections: readonly unknown[]): ReadonlySet<unknown> {
  return new Set(sections.map((one) => fieldsIn(one).id));
}

function fieldsIn(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}

import type { Outcome } from './build-outcome.ts';
import { differentFiles, type Snapshot } from './take-snapshot.ts';

/** A whole build: its outcome, its output, and the record of where everything came from. */
export type Build = { outcome: Outcome; output: Snapshot; provenance: string };

/**
 * The first difference between a warm and a cold build, in words; undefined if there is none. `before`: the output
 * before it.
 */
export function findDifference(warm: Build, cold: Build, before: Snapshot | undefined): string | undefined {
  return (
    compareOutcomes(warm.outcome, cold.outcome) ??
    (cold.outcome.ok
      ? (compareOutputs(warm.output, cold.output) ??
        compareTexts('provenance', warm.provenance, cold.provenance))
      : before && compareOutputs(warm.output, before, 'The build failed, and the output is not as it was. '))
  );
}

/** Compares the files reported as changed with those that did change. */
export function findWrongChanges(
  changed: readonly string[],
  before: Snapshot,
  after: Snapshot,
): string | undefined {
  const [said, found] = [changed.toSorted().join(', '), differentFiles(before, after).join(', ')];
  return said === found ? undefined : `changed says [${said}], and what differs is [${found}]`;
}

const compared = ['thrown', 'ok', 'diagnostics', 'pages', 'files', 'hidden', 'nextChange'] as const;

function compareOutcomes(warm: Outcome, cold: Outcome): string | undefined {
  for (const key of compared) {
    const difference = compareTexts(key, printValue(warm[key]), printValue(cold[key]));
    if (difference) return difference;
  }
  return undefined;
}

function printValue(value: unknown): string {
  if (Array.isArray(value)) return value.map((item) => JSON.stringify(item)).join('\n');
  return JSON.stringify(value) ?? '';
}

function compareOutputs(warm: Snapshot, cold: Snapshot, before = ''): string | undefined {
  const different = differentFiles(warm, cold);
  const [first] = different;
  if (first === undefined) return undefined;
  const [one, other] = [warm.get(first), cold.get(first)];
  const more =
    different.length > 1 ? ` (and ${different.length - 1} more: ${different.slice(1, 9).join(', ')})` : '';
  if (!one) return `${before}${first} is missing${more}`;
  if (!other) return `${before}${first} should not be there${more}`;
  return `${before}${compareTexts(first, one.toString('utf8'), other.toString('utf8')) ?? first}${more}`;
}

/** The surroundings of the first character that differs. */
function compareTexts(name: string, warm: string, cold: string): string | undefined {
  if (warm === cold) return undefined;
  let at = 0;
  while (warm[at] === cold[at] && at < warm.length) at += 1;
  const around = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 80), at + 160));
  return `${name} differs from character ${at} on\n    warm ${around(warm)}\n    cold ${around(cold)}`;
}

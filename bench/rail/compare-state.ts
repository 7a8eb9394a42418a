import type { Snapshot } from '../differential/take-snapshot.ts';
import { compareRecords, type Difference, describeDifference } from './compare-records.ts';
import { type Explanation, explainDifference } from './explanations.ts';

/** A site at a moment, as both programs made it. `reasons`: those of each explained difference. */
export type Compared = { state: string; same: number; reasons: string[][]; unexplained: Difference[] };

/** `state`: the start of the names of all its files, `academy/2026-11-03`. */
export function compareState(
  state: string,
  states: { before: Snapshot; after: Snapshot; explanations: readonly Explanation[] },
): Compared {
  const { before, after, explanations } = states;
  const { same, differences } = compareRecords(before, after);
  const explained = differences
    .map((difference) => ({ ...difference, name: `${state}/${difference.name}` }))
    .map((difference) => ({ difference, reasons: explainDifference(difference, explanations) }));
  return {
    state,
    same,
    reasons: explained.map(({ reasons }) => reasons).filter(({ length }) => length > 0),
    unexplained: explained.filter(({ reasons }) => reasons.length === 0).map(({ difference }) => difference),
  };
}

export function describeState({ state, same, reasons, unexplained }: Compared): string {
  const counts = `${state}: ${same} the same, ${reasons.length} explained, ${unexplained.length} not explained`;
  return [counts, ...unexplained.map(describeDifference)].join('\n');
}

/** Also lists the reasons that no longer explain anything: they may be removed. */
export function summarise(compared: readonly Compared[], explanations: readonly Explanation[]): string {
  const found = compared.flatMap(({ reasons }) => reasons.flat());
  const reasons = [...new Set(explanations.map(({ reason }) => reason))];
  const counts = reasons.map((reason) => {
    const count = found.filter((one) => one === reason).length;
    return `${count} explained: ${reason}`;
  });
  const same = compared.reduce((total, one) => total + one.same, 0);
  const unexplained = compared.reduce((total, one) => total + one.unexplained.length, 0);
  return [...counts, `${same} files are the same, ${unexplained} differ without an explanation.`].join('\n');
}

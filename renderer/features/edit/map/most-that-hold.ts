/** As many as can be taken together. Found by halves: few can't be. */
export function mostThatHold(all: readonly number[], holds: (some: readonly number[]) => boolean): number[] {
  const kept: number[] = [];
  const add = (some: readonly number[]): void => {
    if (some.length === 0) return;
    if (holds([...kept, ...some])) kept.push(...some);
    else if (some.length > 1) {
      add(some.slice(0, some.length / 2));
      add(some.slice(some.length / 2));
    }
  };
  add(all);
  return kept;
}

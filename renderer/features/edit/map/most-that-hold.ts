/** As many as can be taken together. Found by halves: few can’t be. */
export function mostThatHold<One>(all: readonly One[], holds: (some: readonly One[]) => boolean): One[] {
  const kept: One[] = [];
  const add = (some: readonly One[]): void => {
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

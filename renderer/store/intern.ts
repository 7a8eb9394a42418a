export type Intern = <Value extends object>(value: Value) => Value;

/**
 * Gives for a plain value an equal one that was given before, if it is among the last: what most pages have in common is
 * then in memory once, and is written once where it is kept for later processes.
 */
export function createIntern(): Intern {
  const known = new Map<string, object>();
  return <Value extends object>(value: Value) => {
    const key = JSON.stringify(value);
    const found = known.get(key) ?? value;
    known.delete(key);
    known.set(key, found);
    const [oldest] = known.keys();
    if (known.size > most && oldest !== undefined) known.delete(oldest);
    return found as Value;
  };
}

/** More than pages of one site differ in what they use. */
const most = 256;

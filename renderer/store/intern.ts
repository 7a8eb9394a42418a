export type Intern<Base extends object = object> = <Value extends Base>(value: Value) => Value;

/**
 * Gives for a plain value an equal one that was given before, if it is among the last: what most pages have in common is
 * then in memory once, and is written once where it is kept for later processes. `keep`: what a new value is kept as.
 */
export function createIntern<Base extends object = object>(
  keep: (value: Base) => Base = (value) => value,
): Intern<Base> {
  const known = new Map<string, Base>();
  return <Value extends Base>(value: Value) => {
    const key = JSON.stringify(value);
    const found = known.get(key) ?? keep(value);
    known.delete(key);
    known.set(key, found);
    const [oldest] = known.keys();
    if (known.size > most && oldest !== undefined) known.delete(oldest);
    return found as Value;
  };
}

/** More than pages of one site differ in what they use. */
const most = 256;

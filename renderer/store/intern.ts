export type Intern<Base extends object = object> = <Value extends Base>(value: Value) => Value;

/**
 * Returns an equal value that was passed before, if it is among the recent ones: values that most pages share are then
 * in memory once, and written once for later processes.
 */
export function createIntern<Base extends object = object>(): Intern<Base> {
  const known = new Map<string, Base>();
  return <Value extends Base>(value: Value) => {
    const key = JSON.stringify(value);
    const found = known.get(key) ?? value;
    known.delete(key);
    known.set(key, found);
    const [oldest] = known.keys();
    if (known.size > most && oldest !== undefined) known.delete(oldest);
    return found as Value;
  };
}

/** More than the variety among pages of one site. */
const most = 256;

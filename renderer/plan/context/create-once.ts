import type { Once } from './context.ts';

/** A value that only depends on frozen ones is cached under its name for as long as the context is used. */
export function createOnce(): Once {
  const made = new Map<string, unknown>();
  return <T>(name: string, make: () => T): T => {
    const known = made.get(name);
    if (known !== undefined) return known as T;
    const value = make();
    made.set(name, value);
    return value;
  };
}

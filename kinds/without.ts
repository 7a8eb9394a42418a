/** The frame without what a kind added to it. */
export function without<F extends object>(frame: F, key: string): F {
  return Object.fromEntries(Object.entries(frame).filter(([name]) => name !== key)) as F;
}

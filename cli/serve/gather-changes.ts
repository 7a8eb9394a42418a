/** In milliseconds. One save makes all its changes within this time, or nearly. */
const burst = 8;
/** A file that is still being written is checked again every `moment`, for up to `patience`. */
const [moment, patience] = [20, 300];

export type GatheredChanges = { add: (file: string) => void; stop: () => void };

/** Reports the changed files after a short pause, once all of them are written. */
export function gatherChanges(
  changed: (files: readonly string[]) => void,
  isUnfinished: (file: string) => boolean,
): GatheredChanges {
  const files = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const tell = (waited: number): void => {
    const all = [...files];
    if (waited < patience && all.some(isUnfinished)) {
      timer = setTimeout(tell, moment, waited + moment);
      return;
    }
    files.clear();
    changed(all);
  };
  return {
    add: (file) => {
      files.add(file);
      clearTimeout(timer);
      timer = setTimeout(tell, burst, 0);
    },
    stop: () => clearTimeout(timer),
  };
}

/**
 * One step on the disk. Paths are relative to the site, with forward slashes. `time`: the file's modification time
 * afterwards.
 */
export type FileStep =
  | { do: 'write'; file: string; bytes: Buffer; time: 'now' | 'kept' | 'old' }
  | { do: 'remove'; file: string }
  | { do: 'rename'; from: string; to: string }
  | { do: 'touch'; file: string };

/** An edit as plain data: the same on each copy of the site. */
export type Change = { name: string; steps: FileStep[]; settings?: Partial<BuildSettings> };

/** The settings of a build besides the folder. */
export type BuildSettings = {
  /** Milliseconds since 1970: the moment to build for. */
  today: number;
  base: string | undefined;
  release: boolean;
};

/** The files and settings that a site should have. */
export type SiteState = { files: ReadonlyMap<string, Buffer>; settings: BuildSettings };

/** Undefined if there is nothing in the site to edit. */
export type Editor = (state: SiteState, chance: () => number) => Change | undefined;

/** A write that sets the current time. */
export function write(file: string, text: string | Buffer): FileStep {
  return { do: 'write', file, bytes: Buffer.from(text), time: 'now' };
}

/** The site after the change. */
export function changeState(state: SiteState, change: Change): SiteState {
  const files = new Map(state.files);
  for (const step of change.steps) {
    if (step.do === 'write') files.set(step.file, step.bytes);
    else if (step.do === 'remove') files.delete(step.file);
    else if (step.do === 'rename') {
      const bytes = files.get(step.from);
      files.delete(step.from);
      if (bytes) files.set(step.to, bytes);
    }
  }
  return { files, settings: { ...state.settings, ...change.settings } };
}

/** The steps that turn the files of one state into those of another. */
export function stepsBetween(
  from: SiteState,
  to: SiteState,
  time: 'now' | 'kept' | 'old' = 'now',
): FileStep[] {
  const gone = [...from.files.keys()].filter((file) => !to.files.has(file));
  const written = [...to.files].filter(([file, bytes]) => !from.files.get(file)?.equals(bytes));
  return [
    ...gone.map((file): FileStep => ({ do: 'remove', file })),
    ...written.map(([file, bytes]): FileStep => ({ do: 'write', file, bytes, time })),
  ];
}

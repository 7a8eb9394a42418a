/**
 * The parts of a kept value, each read on demand. Declared without Node's types, which users of the package need not
 * have.
 */
export type PartReader = {
  /** Undefined if there is no such part, or if it is damaged. */
  read: (part: string) => Uint8Array | undefined;
  close: () => void;
};

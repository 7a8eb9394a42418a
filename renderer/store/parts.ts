/** The parts of a kept value, each read when it is asked for. Named without the types of Node, which users of the package need not have. */
export type Parts = {
  /** Undefined where there is no such part, or where it is damaged. */
  read: (part: string) => Uint8Array | undefined;
  close: () => void;
};

/** Where a value stands in the parsed text, and where those inside it do. `key`: where its name starts, in a group of fields. */
export type Span = {
  start: number;
  end: number;
  key?: number;
  scalar: boolean;
  /** The value, where it is a text. */
  text?: string;
  children?: ReadonlyMap<string | number, Span>;
};

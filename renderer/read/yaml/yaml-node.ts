/** A YAML document as plain data, so that only one file knows the library that reads it. Offsets count from the start of the parsed text. */
export type YamlNode = {
  start: number;
  end: number;
  /** `&name` and `!tag`, as they are written. */
  anchor?: string;
  tag?: string;
} & (
  | { kind: 'map'; flow: boolean; pairs: YamlPair[] }
  | { kind: 'list'; flow: boolean; items: YamlNode[] }
  | { kind: 'scalar'; style: 'plain' | 'single' | 'double' | 'block'; value: YamlScalar }
  | { kind: 'alias' }
  /** Something that stands deeper than any text needs. */
  | { kind: 'too-deep' }
);

export type YamlScalar = string | number | boolean | null;
export type YamlPair = { key: YamlNode; value: YamlNode };

/** The library's view of a mistake: `code` and `message` choose our wording and are never shown. */
export type YamlMistake = { code: string; message: string; offset: number };

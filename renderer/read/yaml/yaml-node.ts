/**
 * A YAML document as plain data, so that only one file depends on the YAML library. Offsets count from the start of the
 * parsed text.
 */
export type YamlNode = {
  start: number;
  end: number;
  /** `&name` and `!tag`, as written. */
  anchor?: string;
  tag?: string;
} & (
  | { kind: 'map'; flow: boolean; pairs: YamlPair[] }
  | { kind: 'list'; flow: boolean; items: YamlNode[] }
  | { kind: 'scalar'; style: 'plain' | 'single' | 'double' | 'block'; value: YamlScalar }
  | { kind: 'alias' }
  /** Nested deeper than any real text. */
  | { kind: 'too-deep' }
);

export type YamlScalar = string | number | boolean | null;
export type YamlPair = { key: YamlNode; value: YamlNode };

/** A mistake as the library reports it: `code` and `message` choose our wording and are never shown. */
export type YamlMistake = { code: string; message: string; offset: number };

/**
 * A file of a standalone site. `name`: relative to its folder, with forward slashes. Either the file to copy
 * (absolute), or the content to write: `value` as YAML, in MDX as front matter above the `body`.
 */
export type FlatFile = { name: string } & ({ copyOf: string } | { value: unknown; body?: string });

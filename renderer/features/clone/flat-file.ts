/**
 * A file of a site that stands alone. `name`: relative to its folder, with forward slashes. Either the file (absolute)
 * whose bytes it has, or what is to be written: `value` as YAML, in MDX as front matter above the `body`.
 */
export type FlatFile = { name: string } & ({ copyOf: string } | { value: unknown; body?: string });

/** The only file that uses smol-toml. */
import { parse, TomlDate, TomlError } from 'smol-toml';

/** `detail`: the library's own words for what is wrong. */
export function readToml(text: string): { value: unknown } | { detail: string } {
  try {
    return { value: withPlainDates(parse(text)) };
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    return { detail: error.message.split('\n')[0] ?? '' };
  }
}

/** Dates as they are written, as YAML has them. */
function withPlainDates(value: unknown): unknown {
  if (value instanceof TomlDate) return value.toISOString();
  if (Array.isArray(value)) return value.map(withPlainDates);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withPlainDates(one)]));
}

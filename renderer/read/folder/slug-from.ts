import { plainSlug } from '../../../diagnostics/words/plain-slug.ts';

/** `OSCE Übung 2` becomes `osce-ubung-2`. */
export function slugFrom(name: string): string | undefined {
  return plainSlug(name) || undefined;
}

import { plainSlug } from '../../diagnostics/words/plain-slug.ts';
import { usageError } from '../usage-error.ts';

/** A name as it may stand in addresses and folders; every other one is refused with what to write. */
export function checkedId(id: string, example: string): string {
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) return id;
  const suggestion = plainSlug(id);
  const hint = suggestion === '' ? `such as ${example}` : `such as ${suggestion}`;
  throw usageError(
    `“${id}” can’t be used in addresses. Use lowercase letters, digits and single hyphens, ${hint}.`,
  );
}

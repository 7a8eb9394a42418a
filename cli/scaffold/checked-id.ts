import { plainSlug } from '../../diagnostics/words/plain-slug.ts';
import { usageError } from '../usage-error.ts';

/** A name that is valid in addresses and folders; anything else is rejected with advice. */
export function checkedId(id: string, example: string): string {
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) return id;
  const suggestion = plainSlug(id);
  const hint = suggestion === '' ? `such as ${example}` : `such as ${suggestion}`;
  throw usageError(
    `“${id}” can’t be used in addresses. Use lowercase letters, digits and single hyphens, ${hint}.`,
  );
}

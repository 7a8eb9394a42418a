import { usageError } from '../usage-error.ts';

/** A name as it may stand in addresses and folders; every other one is refused with what to write. */
export function checkedId(id: string, example: string): string {
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) return id;
  const suggestion = id
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const hint = suggestion === '' ? `such as ${example}` : `such as ${suggestion}`;
  throw usageError(
    `“${id}” can’t be used in addresses. Use lowercase letters, digits and single hyphens, ${hint}.`,
  );
}

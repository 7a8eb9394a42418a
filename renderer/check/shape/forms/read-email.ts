import { isMailAddress } from '../../../schema/mail-address.ts';

/**
 * The email address contained in an invalid one: `hello(at)example.org`, `Ann <ann@example.org>`,
 * `mailto:ann@example.org`. The first of several, since a field holds one.
 */
export function readEmail(written: string): string | undefined {
  const inBrackets = /<([^<>]+)>/.exec(written)?.[1] ?? written;
  const [first = ''] = inBrackets.replace(/^\s*(?:mailto|e-?mail)\s*:\s*/i, '').split(/[,;]| (?:and|or) /i);
  const joined = first
    .replaceAll(/(?:(?<!\s)\s+)?(?:[([{]\s*at\s*[)\]}]|\bat\b(?= *[\w-]{1,63}\.))\s*/gi, '@')
    .replaceAll(/(?:(?<!\s)\s+)?[([{]\s*dot\s*[)\]}]\s*/gi, '.')
    .replaceAll(/[@＠]+/g, '@')
    .replaceAll(/\s+/g, '')
    .replaceAll(/^["“”'.]+|(?<!["“”'.])["“”'.]+$/g, '');
  return joined !== written && !/[{}“”]/.test(joined) && isMailAddress(joined) ? joined : undefined;
}

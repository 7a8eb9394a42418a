import { isMailAddress } from '../../../schema/mail-address.ts';

/**
 * The email address contained in an invalid one: `hello(at)example.org`, `Ann <ann@example.org>`,
 * `mailto:ann@example.org`; all of them, if several were written where one belongs.
 */
export function readEmails(written: string): string[] {
  const found = written.split(/[,;]| (?:and|or) /i).flatMap((part) => readOne(part, written) ?? []);
  return [...new Set(found)];
}

function readOne(part: string, written: string): string | undefined {
  const inBrackets = /<([^<>]+)>/.exec(part)?.[1] ?? part;
  const joined = inBrackets
    .replace(/^\s*(?:mailto|e-?mail)\s*:\s*/i, '')
    .replaceAll(/(?:(?<!\s)\s+)?(?:[([{]\s*at\s*[)\]}]|\bat\b(?= *[\w-]{1,63}\.))\s*/gi, '@')
    .replaceAll(/(?:(?<!\s)\s+)?[([{]\s*dot\s*[)\]}]\s*/gi, '.')
    .replaceAll(/[@＠]+/g, '@')
    .replaceAll(/\s+/g, '')
    .replaceAll(/^["“”'.]+|(?<!["“”'.])["“”'.]+$/g, '');
  return joined !== written && !/[{}“”]/.test(joined) && isMailAddress(joined) ? joined : undefined;
}

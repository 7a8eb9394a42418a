import { hasWebHost } from './web-address.ts';

/** Whether mail can be sent there: like that of a website, its domain may be in any script. */
export function isMailAddress(written: string): boolean {
  const [, domain = ''] = /^[^\s@,;:<>()[\]"]+@([^\s@:/?#\\_{}]+)$/.exec(written) ?? [];
  return /\.(?:[\p{L}\p{M}]{2,}|xn--[a-z0-9-]+)$/iu.test(domain) && hasWebHost(`https://${domain}`);
}

/**
 * The address for programs that only know ASCII: its domain in Punycode (RFC 5891), letters of other scripts before the
 * `@` replaced. Unchanged if it is ASCII.
 */
export function asAsciiMail(written: string): string {
  const [, name = '', domain = ''] = /^([^@]*)@([^\s@:/?#\\{}]+)$/.exec(written) ?? [];
  const address = `https://${domain}`;
  if (!/[^\0-\x7f]/.test(written) || !URL.canParse(address)) return written;
  return `${name.replace(/[^\P{L}\0-\x7f]|\p{M}/gu, 'x')}@${new URL(address).hostname}`;
}

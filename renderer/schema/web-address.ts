/**
 * Whether an absolute address is one that browsers open and that can be written anywhere: in a policy, a feed, a list
 * for robots. `{names}` in it count as a word.
 */
export function isWebAddress(written: string): boolean {
  return hasWebHost(written) && !/[\s\p{Cc}\p{Cf}\p{Surrogate}"<>\\^`|]/u.test(written);
}

/** Whether an address has a host: a name or a number, without a wildcard, user name or password. */
export function hasWebHost(written: string): boolean {
  const address = written.replace(/\{[^{}]*\}/g, 'x');
  const host = /^https?:\/\/([^/?#\\]+)/i.exec(address)?.[1]?.replace(/:\d+$/, '');
  if (host === undefined || !URL.canParse(address)) return false;
  return /^\[[\da-f:.]+\]$/i.test(host) || host.replace(/\.$/, '').split('.').every(isLabel);
}

/** In any script: parsing the address has already checked what isn't ASCII. */
function isLabel(label: string): boolean {
  return /^[\w-]+$/.test(label.replace(/[^\0-\x7f]/g, 'x'));
}

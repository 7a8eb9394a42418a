/**
 * The name or address in a Host header, without its port and as browsers write it: lower case, no trailing dot, IPv6
 * addresses in square brackets (https://url.spec.whatwg.org/#host-serializing). Undefined if it has none.
 */
export function hostName(host: string | undefined): string | undefined {
  const address = `http://${host}`;
  if (host === undefined || /[^\p{L}\p{M}\p{N}_.:[\]-]/u.test(host) || !URL.canParse(address))
    return undefined;
  const name = new URL(address).hostname.replace(/\.$/, '');
  return name === '' || name.length > longest ? undefined : name;
}

/** In characters (https://www.rfc-editor.org/rfc/rfc1035#section-2.3.4). */
const longest = 253;

/** Without what follows `?` or `#`. */
export function withoutQuery(address: string): string {
  return address.split(/[?#]/, 1)[0] ?? '';
}

export function withoutHost(address: string, hosts: readonly string[]): string {
  const [whole, host] = /^(?:https?:)?\/\/([^/?#]+)/i.exec(address) ?? [];
  if (whole === undefined || host === undefined || !hosts.includes(host.toLowerCase())) return address;
  return address.slice(whole.length) || '/';
}

/** Reserved characters, such as an encoded question mark, stay encoded. */
export function decodePath(address: string): string {
  try {
    return decodeURI(address);
  } catch (error) {
    if (error instanceof URIError) return address;
    throw error;
  }
}

/** The host of an address, and its twin with or without www. */
export function hostsOf(address: unknown): string[] {
  if (typeof address !== 'string' || !URL.canParse(address)) return [];
  const { host } = new URL(address);
  return [host, host.startsWith('www.') ? host.slice(4) : `www.${host}`];
}

/**
 * Whether a request was meant for this server. A web page on the internet can make a browser ask a server on the
 * same machine under a name of its own (DNS rebinding); the Host header gives it away. `names`: by which others in the
 * network may call it, beside those of this machine alone.
 */
export function isOwnHost(host: string | undefined, port: number, names: readonly string[] = []): boolean {
  return [...ownNames, ...names].some((name) => host === `${name}:${port}` || (port === 80 && host === name));
}

const ownNames = ['localhost', '127.0.0.1', '[::1]'];

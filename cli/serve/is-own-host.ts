/**
 * Whether a request was meant for this server. A web page on the internet can make a browser ask a server on the
 * same machine under a name of its own (DNS rebinding); the Host header gives it away.
 */
export function isOwnHost(host: string | undefined, port: number): boolean {
  return ownNames.some((name) => host === `${name}:${port}` || (port === 80 && host === name));
}

const ownNames = ['localhost', '127.0.0.1', '[::1]'];

import { hostName } from './host-name.ts';

/**
 * Whether a request was meant for this server. A web page on the internet can make a browser send requests to a server
 * on the same machine under a name of its own (DNS rebinding); the Host header reveals it. The port reveals nothing:
 * whoever forwards one (Docker, SSH, a dev container) chooses its number. `names`: further names that the network may
 * use, besides those of this machine alone.
 */
export function isOwnHost(host: string | undefined, names: readonly string[] = []): boolean {
  const name = hostName(host);
  return name !== undefined && (isLoopback(name) || names.includes(name));
}

/**
 * Names that no server on the internet controls (https://www.rfc-editor.org/rfc/rfc6761#section-6.3), and addresses.
 */
export function isLoopback(name: string): boolean {
  return /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$|\.localhost$/.test(name);
}

import type { NetworkInterfaceInfo } from 'node:os';

/** Addresses that nobody else can reach. */
const thisMachine = new Set(['localhost', '127.0.0.1', '::1']);
/** Addresses that stand for all of a machine's. */
const everyAddress = new Set(['0.0.0.0', '::']);

/**
 * By which names a server that listens at `host` is called, as they stand in an address: the very address or name, or
 * those of all networks that the machine is in.
 */
export function networkNames(
  host: string,
  networks: Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>,
): string[] {
  if (thisMachine.has(host)) return ['localhost'];
  if (!everyAddress.has(host)) return [inAddress(host)];
  const all = Object.values(networks).flatMap((ones) => ones ?? []);
  // Those of version 6 that hold for one cable only can't be typed into a browser.
  const others = all.filter(
    ({ internal, address }) => !internal && !address.toLowerCase().startsWith('fe80:'),
  );
  return ['localhost', ...others.map(({ address }) => inAddress(address))];
}

function inAddress(host: string): string {
  return host.includes(':') ? `[${host}]` : host.toLowerCase();
}

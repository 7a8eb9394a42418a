import type { NetworkInterfaceInfo } from 'node:os';
import { hostName } from './host-name.ts';

type Networks = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** Addresses that nobody else can reach. */
const thisMachine = new Set(['localhost', '127.0.0.1', '::1']);
/** Addresses that stand for all of a machine's. */
const everyAddress = new Set(['0.0.0.0', '::']);

/**
 * By which names a server that listens at `host` is called, as they stand in an address: the very address or name, or
 * those of all networks that the machine is in.
 */
export function networkNames(host: string, networks: Networks): string[] {
  if (thisMachine.has(host)) return ['localhost'];
  if (!everyAddress.has(host)) return [inAddress(host)];
  // Those of version 6 that hold for one cable only can't be typed into a browser.
  const others = networkAddresses(networks).filter((address) => !address.startsWith('[fe80:'));
  return ['localhost', ...others];
}

/**
 * By which names others may ask a server that listens at `host`: once they can reach it at all, by every name and
 * address of this machine, `machine` (os.hostname()) also as the local network calls it (https://www.rfc-editor.org/rfc/rfc6762).
 */
export function namesForOthers(host: string, networks: Networks, machine: string): string[] {
  if (thisMachine.has(host)) return [];
  const name = inAddress(machine);
  const [first = name] = name.split('.');
  return [inAddress(host), ...networkAddresses(networks), name, first, `${first}.local`];
}

function networkAddresses(networks: Networks): string[] {
  const all = Object.values(networks).flatMap((ones) => ones ?? []);
  return all.filter(({ internal }) => !internal).map(({ address }) => inAddress(address));
}

function inAddress(host: string): string {
  const written = host.includes(':') ? `[${host}]` : host;
  return hostName(written) ?? written.toLowerCase();
}

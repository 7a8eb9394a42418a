import type { NetworkInterfaceInfo } from 'node:os';
import { hostName } from './host-name.ts';

type Networks = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** Addresses that nobody else can reach. */
const thisMachine = new Set(['localhost', '127.0.0.1', '::1']);
/** Addresses that mean all of a machine's. */
const everyAddress = new Set(['0.0.0.0', '::']);

/**
 * The names, as written in an address, of a server that listens at `host`: that address or name, or those in all
 * networks of the machine.
 */
export function networkNames(host: string, networks: Networks): string[] {
  if (thisMachine.has(host)) return ['localhost'];
  if (!everyAddress.has(host)) return [inAddress(host)];
  // Link-local IPv6 addresses can't be typed into a browser.
  const others = networkAddresses(networks).filter((address) => !address.startsWith('[fe80:'));
  return ['localhost', ...others];
}

/**
 * The names by which other machines may address a server that listens at `host`: once they can reach it at all, every
 * name and address of this machine, and `machine` (os.hostname()) also as on the local network
 * (https://www.rfc-editor.org/rfc/rfc6762).
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

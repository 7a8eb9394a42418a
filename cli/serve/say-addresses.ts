import type { Terminal } from '../terminal.ts';
import type { RunningServer } from './listen.ts';
import { startProgram } from './start-program.ts';

/** The options of a command that shows a site. */
export type ServerOptions = { port?: number; host?: string; allowHost?: readonly string[]; open?: boolean };

type SayAddressesOptions = { base: string; name?: string; opens?: boolean };

/** Prints the addresses of a site, one per line, and opens it in the browser on request. */
export async function sayAddresses(
  { port, names }: RunningServer,
  { base, name = '', opens = false }: SayAddressesOptions,
  terminal: Terminal,
): Promise<void> {
  for (const host of names) terminal.out(`http://${host}:${port}${base}/${name}`);
  if (names.some((host) => host !== 'localhost'))
    terminal.note('Everyone in the same network can see this website for as long as the command runs.');
  const own = `http://${names[0] ?? 'localhost'}:${port}${base}/`;
  if (opens) await openAddress(own, terminal);
}

/** Opens one of our addresses in the browser, or says that it can’t. */
export async function openAddress(address: string, terminal: Terminal): Promise<void> {
  if (await openBrowser(address)) return;
  terminal.note(`The browser can’t be opened from here. Go to ${address} yourself.`);
}

/** The program that opens an address, and its arguments before it. Users set `BROWSER` to choose one. */
export function browserCommand(
  platform: NodeJS.Platform,
  env: Readonly<Record<string, string | undefined>>,
): { command: string; args: string[] } {
  if (env.BROWSER) return { command: env.BROWSER, args: [] };
  if (platform === 'darwin') return { command: 'open', args: [] };
  if (platform === 'win32') return { command: 'rundll32', args: ['url.dll,FileProtocolHandler'] };
  return { command: 'xdg-open', args: [] };
}

/** Opens one of our addresses in the browser. False if no program for it could be started. */
function openBrowser(address: string): Promise<boolean> {
  const { command, args } = browserCommand(process.platform, process.env);
  return startProgram(command, [...args, address]);
}

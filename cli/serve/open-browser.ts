import { startProgram } from './start-program.ts';

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
export function openBrowser(address: string): Promise<boolean> {
  const { command, args } = browserCommand(process.platform, process.env);
  return startProgram(command, [...args, address]);
}

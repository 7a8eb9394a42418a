import { startProgram } from './start-program.ts';

/** The program that opens an address, and what it is given before it. `BROWSER` is what people set to choose one. */
export function browserCommand(
  platform: NodeJS.Platform,
  env: Readonly<Record<string, string | undefined>>,
): { command: string; args: string[] } {
  if (env.BROWSER) return { command: env.BROWSER, args: [] };
  if (platform === 'darwin') return { command: 'open', args: [] };
  if (platform === 'win32') return { command: 'rundll32', args: ['url.dll,FileProtocolHandler'] };
  return { command: 'xdg-open', args: [] };
}

/** Shows an address of ours in the browser. False where no program for it could be started. */
export function openBrowser(address: string): Promise<boolean> {
  const { command, args } = browserCommand(process.platform, process.env);
  return startProgram(command, [...args, address]);
}

import type { Terminal } from '../terminal.ts';
import type { Listening } from './listen.ts';
import { openBrowser } from './open-browser.ts';

/** The options of a command that shows a site. */
export type Showing = { port?: number; host?: string; allowHost?: readonly string[]; open?: boolean };

type Saying = { base: string; name?: string; opens?: boolean };

/** Prints the addresses of a site, one per line, and opens it in the browser on request. */
export async function sayAddresses(
  { port, names }: Listening,
  { base, name = '', opens = false }: Saying,
  terminal: Terminal,
): Promise<void> {
  for (const host of names) terminal.out(`http://${host}:${port}${base}/${name}`);
  if (names.some((host) => host !== 'localhost'))
    terminal.note('Everyone in the same network can see this website for as long as the command runs.');
  const own = `http://${names[0] ?? 'localhost'}:${port}${base}/`;
  if (opens && !(await openBrowser(own)))
    terminal.note(`The browser can’t be opened from here. Go to ${own} yourself.`);
}

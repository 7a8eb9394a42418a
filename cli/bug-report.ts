import { packageVersion } from './package-folder.ts';

/** What is said when `site` itself went wrong: the only time that a stack is shown. */
export function bugReport(error: unknown, system: string): string {
  return [
    'Sorry, something went wrong in site itself. There is nothing wrong with your files, and none was changed.',
    'Send these lines, and what you did just before, to whoever looks after site for you.',
    '',
    `site ${packageVersion()}, ${system}`,
    error instanceof Error ? (error.stack ?? error.message) : String(error),
  ].join('\n');
}

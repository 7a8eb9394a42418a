import { packageVersion } from './package-folder.ts';

/** What is said when `site` itself went wrong: the only time that a stack is shown. */
export function bugReport(error: unknown, system: string): string {
  return [
    'Sorry: this is a mistake in site, not in your files. Nothing of yours was changed by it.',
    'Please send these lines, and what you did before, to whoever looks after site for you.',
    '',
    `site ${packageVersion()}, ${system}`,
    error instanceof Error ? (error.stack ?? error.message) : String(error),
  ].join('\n');
}

import { missingParts } from './missing-parts.ts';
import { packageVersion } from './package-folder.ts';

/** The message for a failure of `site` itself: the only one with a stack trace. */
export function bugReport(error: unknown, system: string): string {
  const missing = missingParts();
  if (missing.length > 0) return incompleteReport(missing, error, system);
  return [
    'Sorry, something went wrong in site itself. There is nothing wrong with your files, and none was changed.',
    'Send these lines, and what you did just before, to whoever looks after site for you.',
    '',
    `site ${packageVersion()}, ${system}`,
    error instanceof Error ? (error.stack ?? error.message) : String(error),
  ].join('\n');
}

/** For installs without the optional packages, or on a machine that has no build of them. */
function incompleteReport(missing: readonly string[], error: unknown, system: string): string {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  const names = new Intl.ListFormat('en-GB').format(missing);
  const lack = missing.length === 1 ? 'lacks its program' : 'lack their programs';
  return [
    `site is not fully installed: ${names} ${lack} for this machine. There is nothing wrong with your files, and none was changed.`,
    'Install the packages again, with the optional ones: npm install --include=optional',
    'If that changes nothing, site does not run on this kind of machine.',
    '',
    `site ${packageVersion()}, ${system}`,
    line,
  ].join('\n');
}

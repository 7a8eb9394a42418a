import type { ComingChange } from '../../renderer/site.ts';
import type { Terminal } from '../terminal.ts';
import { fileFromHere, filePrefix } from './file-prefix.ts';
import { jsonText } from './json-text.ts';
import { nightlyCron } from './nightly-cron.ts';

export type ToldChanges = { changes: readonly ComingChange[]; timeZone: string; root: string; today: Date };

/** What changes when, in the site's time zone, and how to have it built by then. */
export function changesText(
  { changes, timeZone, root, today }: ToldChanges,
  paint: Terminal['paintOut'],
): string {
  const { cron, utc } = nightlyCron({ timeZone, root, today });
  const nightly = [
    'Every night, with cron:',
    ...cron.map((line) => `  ${line}`),
    '',
    'Every night, on GitHub (its times are in UTC):',
    ...['on:', '  schedule:', ...utc.map((line) => `    - cron: "${line}"`)].map((line) => `  ${line}`),
  ];
  const [next] = changes;
  if (!next) return ['Nothing on this site changes by itself.', '', ...nightly].join('\n');
  return [
    `What changes by itself, in the time of ${timeZone}:`,
    '',
    ...changes.map((change) => lineOf(change, filePrefix(root), paint)),
    '',
    `A build shows something else from ${clockOf(next.instant)} on (${next.instant}), and not before.`,
    '',
    ...nightly,
  ].join('\n');
}

function lineOf(
  { instant, what, name, place }: ComingChange,
  prefix: string,
  paint: Terminal['paintOut'],
): string {
  const where = `${fileFromHere(prefix, place.file)}:${place.line}`;
  return `  ${clockOf(instant)}  ${what.padEnd(7)}  ${name}  ${paint('dim', where)}`;
}

/** `2027-01-10 00:00`: the local time of the site, as in the instant. */
function clockOf(instant: string): string {
  return `${instant.slice(0, 10)} ${instant.slice(11, 16)}`;
}

/**
 * For other programs: `version` increases when a field is removed or changes its meaning. `file` is relative to `root`.
 */
export function changesJson({ changes, timeZone, root, today }: ToldChanges): string {
  const { cron, utc } = nightlyCron({ timeZone, root, today });
  const told = changes.map(({ instant, what, name, place }) => ({ instant, what, name, ...place }));
  const next = changes[0]?.instant;
  return jsonText({
    version: 1,
    root,
    timeZone,
    ...(next !== undefined && { next }),
    changes: told,
    cron,
    github: utc,
  });
}

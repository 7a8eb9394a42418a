import type { Family } from '../../renderer/site.ts';
import { build } from '../commands/build.ts';
import { check } from '../commands/check.ts';
import type { CliOptions } from '../options.ts';
import type { PrintedText, Ran } from '../print/print-all.ts';
import type { Terminal } from '../terminal.ts';
import { listenTo } from './listen-to.ts';

/** What to do with each of several sites. */
export type SiteRun = { command: 'build' | 'check'; profile: boolean; release: boolean };

/** Builds or checks one of several sites, and collects its output. */
export async function runSite(
  options: CliOptions,
  { command, profile, release }: SiteRun,
  family: Family,
  terminal: Terminal,
): Promise<Ran> {
  const said: PrintedText[] = [];
  const listener = listenTo(terminal, said);
  const exitCode =
    command === 'build'
      ? await build(options, { profile, family }, listener)
      : await check(options, { release, profile, family }, listener);
  return { options, exitCode, said };
}

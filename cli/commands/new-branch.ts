import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { fieldsOf } from '../../diagnostics/fields.ts';
import { hasError } from '../../diagnostics/has-error.ts';
import { branchExists, folderNotMade } from '../../diagnostics/messages/command.ts';
import { ownProperty } from '../../diagnostics/own-property.ts';
import { findLocalValues, type ReadSite, readSite } from '../../renderer/site.ts';
import { askSettings } from '../branch/ask-settings.ts';
import { branchFiles } from '../branch/branch-files.ts';
import { guessFromRegion } from '../branch/guess-from-region.ts';
import { localValuesText } from '../branch/local-values-text.ts';
import type { NewBranch } from '../branch/new-branch.ts';
import { type FindSettingProblem, settingProblemFinder } from '../branch/setting-problem-finder.ts';
import {
  type BranchOptions,
  type BranchSettings,
  branchSettingsOf,
  differing,
  optionOf,
  settings,
} from '../branch/settings.ts';
import { exitCodes } from '../exit-codes.ts';
import { holdInterview } from '../open-interview.ts';
import type { CliOptions } from '../options.ts';
import { printProblem } from '../print/print-problem.ts';
import { showWhatIsLeft } from '../print/show-what-is-left.ts';
import { runInterruptibly } from '../run-interruptibly.ts';
import { checkedId } from '../scaffold/checked-id.ts';
import { makeWhole } from '../scaffold/make-whole.ts';
import type { Terminal } from '../terminal.ts';
import { usageError } from '../usage-error.ts';

/**
 * `site new branch <name>`: creates `branches/<name>` of the site in the root, which may itself be a branch. Asks for
 * the settings if the user can answer and gave no option; otherwise anything not given as an option is inherited.
 */
export async function createBranch(
  options: CliOptions,
  wish: { name: string; given: BranchOptions },
  terminal: Terminal,
): Promise<number> {
  const { root, today } = options;
  const name = checkedId(wish.name, 'nepal');
  const folder = path.join(root, 'branches', name);
  if (existsSync(folder)) return refuse([branchExists(`branches/${name}`)], options, terminal);
  const read = await readSite({ root });
  if (hasError(read.diagnostics)) return refuse(read.diagnostics, options, terminal);
  const base = fieldsOf(read.sources?.site.value);
  const judge = settingProblemFinder(read, today);
  const wanted = await wantedSettings({ base, judge, given: branchSettingsOf(wish.given) }, terminal);
  if (!wanted) return exitCodes.interrupted;
  const branch: NewBranch = {
    name,
    base: { settings: base, schema: read.schemas?.site ?? {} },
    own: differing(wanted, base),
    notTravelling: notTravelling(read),
    local: findLocalValues(read),
  };
  const made = await runInterruptibly('Writing', terminal, (signal) =>
    makeWhole(folder, branchFiles(branch), signal),
  );
  if (!made) return exitCodes.interrupted;
  if (made.kind === 'failed')
    return refuse([folderNotMade(`branches/${name}`, made.reason)], options, terminal);
  terminal.out(`The branch ${name} is in ${path.relative(process.cwd(), folder)}.\n`);
  printGuess(wanted, base, terminal);
  for (const line of localValuesText(branch)) terminal.note(line);
  return showWhatIsLeft(folder, options, terminal);
}

function refuse(problems: readonly Diagnostic[], options: CliOptions, terminal: Terminal): number {
  for (const problem of problems) printProblem(problem, options, terminal);
  return exitCodes.problems;
}

type WantedSettingsInput = {
  base: Readonly<Record<string, unknown>>;
  judge: FindSettingProblem;
  given: BranchSettings;
};

/** `undefined` if the user has stopped. */
async function wantedSettings(
  { base, judge, given }: WantedSettingsInput,
  { interview, note }: Terminal,
): Promise<BranchSettings | undefined> {
  if (!interview || Object.keys(given).length > 0) return checkSettings(given, judge);
  return holdInterview({ interview, note }, (asking) => askSettings({ base, judge, ...asking }));
}

/** A wrong value of an option is a usage error that says what to write. */
function checkSettings(given: BranchSettings, judge: FindSettingProblem): BranchSettings {
  const mistakes = settings.flatMap((setting) => {
    const value = given[setting];
    const problem = value === undefined ? undefined : judge(setting, value);
    return problem
      ? [`${optionOf[setting]}: ${[problem.message, problem.hint].filter(Boolean).join(' ')}`]
      : [];
  });
  if (mistakes.length > 0) throw usageError(mistakes.join('\nerror: '));
  return given;
}

/** Nobody was asked about the base's currency and time zone, which still apply: mentions them, but changes nothing. */
function printGuess(
  wanted: BranchSettings,
  base: Readonly<Record<string, unknown>>,
  { note }: Terminal,
): void {
  const locale = wanted.locale ?? wanted.language;
  if (locale === undefined) return;
  const guess = Object.entries(guessFromRegion(locale)).filter(
    ([setting, value]) => !(setting in wanted) && base[setting] !== value,
  );
  for (const [setting, value] of guess)
    note(
      `${setting} is still ${base[setting]}. It is probably ${value} there: if so, write this in its site.yaml: ${setting}: ${value}\n`,
    );
}

function notTravelling({ kinds = [], sources }: ReadSite): string[] {
  const without = kinds.filter(({ travels }) => !travels).map(({ collection }) => collection);
  return without.filter((name) =>
    ownProperty(sources?.collections ?? {}, name)?.some(({ isLeftOut }) => !isLeftOut),
  );
}

import { cp, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { siteExists, starterInTheWay } from '../../diagnostics/messages/command.ts';
import { exitCodes } from '../exit-codes.ts';
import { askOptions } from '../init/ask-options.ts';
import { fitStarter } from '../init/fit-starter.ts';
import type { InitOptions, StarterOptions } from '../init/init-options.ts';
import { judgeStarter, type StarterJudge } from '../init/judge-starter.ts';
import { holdInterview } from '../open-interview.ts';
import type { CliOptions } from '../options.ts';
import { printProblem } from '../print/print-problem.ts';
import { shellWord } from '../print/shell-word.ts';
import { findSiteToCopy, type SiteToCopy } from '../scaffold/sites-to-copy.ts';
import { writeRepository } from '../scaffold/write-repository.ts';
import type { Terminal } from '../terminal.ts';
import { usageError } from '../usage-error.ts';

/**
 * `site init`: copies the starter or a complete example into a folder that has none of its files, and makes it a
 * repository. Asks what the site should be if the user can answer and gave no option.
 */
export async function init(options: CliOptions, given: InitOptions, terminal: Terminal): Promise<number> {
  const { root } = options;
  const present = await namesIn(root);
  const inTheWay = await findInTheWay(findSiteToCopy(given.example), present);
  if (inTheWay) return refuse(inTheWay, options, terminal);
  const starter = { folder: findSiteToCopy().folder };
  const judge = await judgeStarter(starter.folder, options.today);
  const wanted = await wantedOptions(given, judge, terminal);
  if (!wanted) return exitCodes.interrupted;
  const site = findSiteToCopy(wanted.example);
  const alsoInTheWay = await findInTheWay(site, present);
  if (alsoInTheWay) return refuse(alsoInTheWay, options, terminal);
  for (const name of await namesToCopy(site))
    await cp(path.join(site.folder, name), path.join(root, name), {
      recursive: true,
      errorOnExist: true,
      force: false,
    });
  const fitted = wanted.example === undefined ? await fitStarter(root, wanted, { ...starter, judge }) : [];
  const completed = await writeRepository(root, present);
  sayWhatNext(root, [...fitted, ...completed], terminal);
  return exitCodes.fine;
}

/** Before any question, and for the example that is then chosen. */
async function findInTheWay(site: SiteToCopy, present: readonly string[]): Promise<Diagnostic | undefined> {
  if (present.includes('site.yaml')) return siteExists('site.yaml');
  const name = (await namesToCopy(site)).find((one) => present.includes(one));
  return name === undefined ? undefined : starterInTheWay(name);
}

function refuse(problem: Diagnostic, options: CliOptions, terminal: Terminal): number {
  printProblem(problem, options, terminal);
  return exitCodes.problems;
}

/** `undefined` if the user has stopped. */
async function wantedOptions(
  given: InitOptions,
  judge: StarterJudge,
  { interview, note }: Terminal,
): Promise<InitOptions | undefined> {
  const isGiven = Object.values(given).some((value) => value !== undefined);
  if (!isGiven && interview) return holdInterview({ interview, note }, (asking) => askOptions(judge, asking));
  const { example, ...others } = given;
  if (example !== undefined && Object.values(others).some((value) => value !== undefined))
    throw usageError('--example copies a whole site as it is: use it without the other options.');
  checkSettings(others, judge);
  return given;
}

/** A wrong value of an option is a usage error that says what to write. */
function checkSettings({ name, language }: StarterOptions, { findProblem }: StarterJudge): void {
  const mistakes = Object.entries({ name, language }).flatMap(([setting, value]) => {
    const problem = value === undefined ? undefined : findProblem(setting, value);
    return problem ? [`--${setting}: ${[problem.message, problem.hint].filter(Boolean).join(' ')}`] : [];
  });
  if (mistakes.length > 0) throw usageError(mistakes.join('\nerror: '));
}

async function namesToCopy({ folder, names }: SiteToCopy): Promise<string[]> {
  const shipped = await namesIn(folder);
  return names.filter((name) => shipped.includes(name));
}

function sayWhatNext(root: string, notes: readonly string[], { out, note }: Terminal): void {
  const folder = path.relative(process.cwd(), root);
  out(`There is now a site in ${folder === '' ? 'this folder' : folder}. To see it and change it:\n`);
  // Not `site watch`: until the package is installed there, npx might run another one of that name.
  const commands = [...(folder === '' ? [] : [`cd ${shellWord(folder)}`]), 'npm install', 'npm start'];
  out(commands.map((command) => `  ${command}\n`).join(''));
  out('To change texts on the page itself, without opening a file: npx site edit\n');
  for (const text of notes) note(text);
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

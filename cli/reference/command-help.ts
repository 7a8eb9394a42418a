import type { Command } from 'commander';
import type { CommandHelp } from './reference-pages.ts';

/** In characters. */
const width = 90;

/** The program itself, then its commands, each with the output of `--help`; shared options are listed once. */
export function commandHelp(program: Command): CommandHelp[] {
  const below = (command: Command, before: string): CommandHelp[] =>
    command.commands.flatMap((one) => {
      const name = `${before} ${one.name()}`;
      return [helpOf(one, name, false), ...below(one, name)];
    });
  return [helpOf(program, program.name(), true), ...below(program, program.name())];
}

function helpOf(command: Command, name: string, isWhole: boolean): CommandHelp {
  const lines: string[] = [];
  command.configureHelp({ helpWidth: width, showGlobalOptions: isWhole, styleTitle: (title) => title });
  command.configureOutput({ writeOut: (text) => lines.push(text) });
  command.outputHelp();
  return { name, description: command.description(), help: lines.join('') };
}

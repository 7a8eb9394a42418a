import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fieldsOf } from '../../diagnostics/fields.ts';
import { entryExists } from '../../diagnostics/messages/command.ts';
import { siteFileMissing } from '../../diagnostics/messages/read.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import { textEndings } from '../../diagnostics/text-endings.ts';
import { type JsonSchema, type Kind, readSite } from '../../renderer/site.ts';
import { exitCodes } from '../exit-codes.ts';
import { holdInterview } from '../open-interview.ts';
import type { CliOptions } from '../options.ts';
import { folderOption } from '../print/folder-option.ts';
import { printProblem } from '../print/print-problem.ts';
import { askValues, valuesFromId } from '../scaffold/ask-values.ts';
import { checkedId } from '../scaffold/checked-id.ts';
import { valuesInUse } from '../scaffold/values-in-use.ts';
import { writeEntry } from '../scaffold/write-entry.ts';
import type { OwnValues } from '../scaffold/write-fields.ts';
import type { Terminal } from '../terminal.ts';
import { usageError } from '../usage-error.ts';

/** `site new <kind> <id>`: creates an entry of any kind that the site has a schema for. Never overwrites a file. */
export async function createEntry(
  options: CliOptions,
  wish: { kind: string; id: string },
  terminal: Terminal,
): Promise<number> {
  const { root, today } = options;
  const { beginning, kinds, sources, diagnostics, inUse: schemasInUse } = await readSite({ root });
  if (!beginning || !kinds) {
    for (const problem of diagnostics) printProblem(problem, options, terminal);
    return exitCodes.problems;
  }
  const kind = kindCalled(
    wish.kind,
    kinds.filter(({ holds }) => holds === 'folder'),
  );
  const { id, extension, others } = nameOf(wish.id, kind);
  const file = `content/${kind.collection}/${id}${extension}`;
  if (!existsSync(path.join(root, 'site.yaml'))) {
    printProblem(siteFileMissing({ file: 'site.yaml', line: 1, column: 1 }, {}), options, terminal);
    return exitCodes.problems;
  }
  const taken = [extension, ...others]
    .map((ending) => `content/${kind.collection}/${id}${ending}`)
    .find((name) => existsSync(path.join(root, name)));
  if (taken !== undefined) {
    printProblem(entryExists(taken), options, terminal);
    return exitCodes.problems;
  }
  const of = { kind, schema: beginning(kind.word) };
  const said = await knownValues(id, of, terminal);
  if (!said) return exitCodes.interrupted;
  const settings = fieldsOf(sources?.site.value);
  const inUse = valuesInUse(sources, kind, of.schema);
  const text = writeEntry(said, of, { today, inUse, settings });
  if (!(await writeNewFile(path.join(root, file), text))) {
    printProblem(entryExists(file), options, terminal);
    return exitCodes.problems;
  }
  terminal.out(path.relative(process.cwd(), path.join(root, file)));
  terminal.note(nextStep(kind, id, options.root));
  const isFirst = !(await schemasInUse?.())?.has(kind.word);
  if (isFirst && existsSync(path.join(root, '.vscode')))
    terminal.note('To complete such entries in VS Code from now on, run `npx site types`.');
  return exitCodes.fine;
}

/** `my-news.md` begins a text in plain Markdown. `others`: the endings with which the same entry may be there already. */
function nameOf(written: string, { format }: Kind) {
  const endings = format === 'mdx' ? textEndings : (['.yaml'] as const);
  const named = endings.find((ending) => written.endsWith(ending));
  const extension = named ?? endings[0];
  const id = checkedId(named === undefined ? written : written.slice(0, -named.length), 'my-first-article');
  return { id, extension, others: endings.filter((ending) => ending !== extension) };
}

/** Values for the new entry from the user, if one can be asked. `undefined`: the user has stopped. */
async function knownValues(
  id: string,
  of: { kind: Kind; schema: JsonSchema },
  { interview, note }: Terminal,
): Promise<OwnValues | undefined> {
  if (!interview) return valuesFromId(id, of.kind);
  return holdInterview({ interview, note }, (asking) => askValues(id, of, asking));
}

function kindCalled(word: string, kinds: readonly Kind[]): Kind {
  const kind = kinds.find((one) => one.word === word);
  if (kind) return kind;
  if (word === 'section' || word === 'island')
    throw usageError(`You write the files of a new ${word} yourself, as docs/developing.md shows.`);
  const words = kinds.map((one) => one.word);
  const meant = nearest(word, [...words, ...kinds.map(({ collection }) => collection)]);
  const called = kinds.find((one) => one.collection === meant)?.word ?? meant;
  throw usageError(
    `There is no kind of content called “${word}”.${called === undefined ? ` You can use: ${words.join(', ')}.` : ` Did you mean “${called}”?`}`,
  );
}

function nextStep(kind: Kind, id: string, root: string): string {
  const steps = [
    ...(kind.format === 'mdx' ? ['Write the text below the second ---.'] : []),
    kind.invented === undefined
      ? 'Fill it in.'
      : `Replace what is made up, then delete the line “${kind.invented}: true”.`,
    ...(kind.collection === 'pages'
      ? [`Add a line to “routes” in site.yaml: - { path: /${id}, page: ${id} }`]
      : []),
    `To see it, run: npx site watch${folderOption(root)}`,
  ];
  return steps.join('\n');
}

/** False if the file exists already. */
async function writeNewFile(file: string, text: string): Promise<boolean> {
  await mkdir(path.dirname(file), { recursive: true });
  try {
    await writeFile(file, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

import type { Interview } from '../open-interview.ts';
import { type ExampleName, exampleNames } from '../scaffold/sites-to-copy.ts';
import { colourOf, colourWanted, type InitOptions } from './init-options.ts';
import type { StarterJudge } from './judge-starter.ts';

type Asking = { ask: Interview['ask']; say: (text: string) => void };

/** The answer as a value, or what is wrong with it. */
type ReadAnswer<Value> = (answer: string) => { value: Value } | { problem: string };

/** Asks for all that the options of `site init` can say. `undefined`: the user wants to stop. */
export async function askOptions(
  { findProblem, settings }: StarterJudge,
  asking: Asking,
): Promise<InitOptions | undefined> {
  const setting =
    (key: string): ReadAnswer<string> =>
    (answer) => {
      const problem = findProblem(key, answer);
      return problem
        ? { problem: [problem.message, problem.hint].filter(Boolean).join(' ') }
        : { value: answer };
    };
  const example = await ask(
    `Begin with a small site, or with a whole example (${exampleNames.join(', ')}) [small]`,
    readExample,
    asking,
  );
  if (example === undefined) return undefined;
  if (example.value !== undefined && example.value !== 'small') return { example: example.value };
  const name = await ask(`Name of the website [${settings.name}]`, setting('name'), asking);
  if (name === undefined) return undefined;
  const language = await ask(
    `Language, with or without the country, such as de-AT or ne [${settings.language}]`,
    setting('language'),
    asking,
  );
  if (language === undefined) return undefined;
  const colour = await ask('Main colour, such as #7a1f5c [#0b5f66]', readColour, asking);
  if (colour === undefined) return undefined;
  const blog = await ask('A blog, with a first article: yes or no [no]', readYesNo, asking);
  if (blog === undefined) return undefined;
  return { name: name.value, language: language.value, colour: colour.value, blog: blog.value };
}

/** Asks until the answer can be read. Without a `value` if the user just pressed Enter; `undefined` to stop. */
async function ask<Value>(
  question: string,
  read: ReadAnswer<Value>,
  asking: Asking,
): Promise<{ value?: Value } | undefined> {
  const answer = (await asking.ask(`${question}: `))?.trim();
  if (answer === undefined) return undefined;
  if (answer === '') return {};
  const found = read(answer);
  if ('value' in found) return found;
  asking.say(`  ${found.problem}`);
  return ask(question, read, asking);
}

const readExample: ReadAnswer<ExampleName | 'small'> = (answer) => {
  const value = (['small', ...exampleNames] as const).find((name) => name === answer.toLowerCase());
  return value ? { value } : { problem: `Write small, ${exampleNames.join(' or ')}.` };
};

const readColour: ReadAnswer<string> = (answer) => {
  const value = colourOf(answer);
  return value ? { value } : { problem: colourWanted };
};

const readYesNo: ReadAnswer<boolean> = (answer) => {
  if (/^y(es)?$/i.test(answer)) return { value: true };
  return /^no?$/i.test(answer) ? { value: false } : { problem: 'Write yes or no.' };
};

import type { Compared, Outcome } from './run-both.ts';

type Versions = { astro: string; node: string };

/** The document `docs/comparison.md`. */
export function printComparison(compared: readonly Compared[], { astro, node }: Versions): string {
  return `${introduction(compared, astro, node)}

${compared.map((one, index) => chapter(one, index + 1, astro)).join('\n\n')}
`;
}

function introduction(compared: readonly Compared[], astro: string, node: string): string {
  const count = (outcomes: readonly Outcome[], holds: (outcome: Outcome, index: number) => boolean) =>
    outcomes.filter(holds).length;
  const ours = compared.map((one) => one.ours);
  const theirs = compared.map((one) => one.theirs);
  const row = (label: string, holds: (outcome: Outcome, index: number) => boolean) =>
    `| ${label} | ${count(theirs, holds)} | ${count(ours, holds)} |`;
  return `# The same mistakes in Astro and here

${compared.length} mistakes that somebody who edits a website makes every day, made in the same files of two projects: an Astro content collection, and a site of ours. \`npm run compare-mistakes\` regenerates this page: it installs Astro ${astro}, makes each mistake in both, and runs \`astro build\` (on Node ${node}) and \`site check\`.

Both read the same courses, events and articles, those of the school that our tests use. The Astro project (\`bench/mistakes/astro-files.ts\`) has schemas as a careful developer writes them: strict objects, enumerations, references between entries, a regular expression for the time, \`z.coerce.date()\` for days as its documentation shows. The mistakes are samples of our own tests, so ours are answered well by design; read the other column for what a good general tool does without them.

The output of both is below, without colours, the folder it ran in, times, the lines of a stack, and the lines that it prints without the mistake as well (such as “Syncing content” and how long that took).

| Of ${compared.length} mistakes | Astro ${astro} | site |
| --- | --- | --- |
${row('are noticed', ({ noticed }) => noticed)}
${row('name the file', ({ noticed, printed }, index) => noticed && printed.includes(fileOf(compared[index])))}
${row('name the line', ({ noticed, printed }, index) => noticed && namesLine(printed, compared[index]))}
${row('name the line and the column', ({ noticed, printed }, index) => noticed && namesColumn(printed, compared[index]))}
${row('print a hint (Astro’s leads to its documentation)', ({ printed }) => /^\s*hint:/im.test(printed))}`;
}

function fileOf(one: Compared | undefined): string {
  return one?.place.file ?? '';
}

function namesLine(printed: string, one: Compared | undefined): boolean {
  return one !== undefined && new RegExp(`(?::|\\bline |\\()${one.place.line}\\b`).test(printed);
}

function namesColumn(printed: string, one: Compared | undefined): boolean {
  return one !== undefined && printed.includes(`${one.place.line}:${one.place.column}`);
}

function chapter({ sample, mistake, place, ours, theirs }: Compared, number: number, astro: string): string {
  return `## ${number}. ${mistake.mistake}

\`tests/samples/mistakes/${sample}.yaml\`, in \`${place.file}\`, line ${place.line}, column ${place.column}.

Astro ${astro}${theirs.noticed ? `:\n\n${fenced(theirs.printed)}` : ' notices nothing and publishes the page.'}

site:

${fenced(ours.printed)}`;
}

/** With a fence that is longer than any inside. */
function fenced(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}text\n${text}\n${fence}`;
}

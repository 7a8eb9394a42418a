/** What is wrong with Markdown: in articles, legal texts, and texts within YAML. */

import { createError } from '../create-diagnostic.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Place } from '../place.ts';

export function importOrExport(place: Place): Diagnostic {
  return createError(
    'import-or-export',
    place,
    'A text can’t import or export anything.',
    'Delete the line. If it is a sentence, begin it with another word.',
  );
}

export function code(place: Place, written: string): Diagnostic {
  return createError(
    'code-in-text',
    place,
    `Braces hold the name of a value, not code: {${short(written)}}`,
    'Write a name such as {facts.osce.fullFee} or {site.name}.',
  );
}

export function codeInComponent(place: Place, name: string, attribute: string): Diagnostic {
  const what = attribute === '' ? `<${name}>` : `“${attribute}” of <${name}>`;
  return createError(
    'code-in-component',
    place,
    `${what} has to be a text in quotes.`,
    `Write for example <${name} title="A title">.`,
  );
}

export function rawHtml(place: Place, written: string): Diagnostic {
  return createError(
    'raw-html',
    place,
    `HTML can’t be written in texts: ${short(written)}`,
    'Use Markdown: **bold**, *emphasis*, [a link](/courses), lists and tables.',
  );
}

export function unknownComponent(
  place: Place,
  { name, meant, known }: { name: string; meant?: string; known: readonly string[] },
): Diagnostic {
  const hint =
    meant === undefined
      ? `These are known: ${known.map((one) => `<${one}>`).join(', ')}.`
      : `Did you mean <${meant}>?`;
  return createError('unknown-component', place, `There is no component <${name}>.`, hint);
}

export function misplacedComponent(place: Place, name: string): Diagnostic {
  return createError(
    'misplaced-component',
    place,
    `<${name}> stands within a paragraph or a list.`,
    'Put it between paragraphs, with an empty line before and after it, at the beginning of the line.',
  );
}

export function unknownElement(place: Place, tag: string): Diagnostic {
  const what = tag === 'input' ? 'Task lists ([ ] and [x]) are' : `“${tag}” is`;
  return createError(
    'unsupported-markdown',
    place,
    `${what} not supported in texts.`,
    'Use paragraphs, headings, lists, tables, quotes, links and pictures.',
  );
}

export function mainHeading(place: Place): Diagnostic {
  return createError(
    'main-heading',
    place,
    'The main heading of the page is its title: a text begins with the second level.',
    'Write ## instead of #.',
  );
}

export function skippedHeading(place: Place, level: number, expected: number): Diagnostic {
  return createError(
    'skipped-heading',
    place,
    `This heading of level ${level} skips a level.`,
    `Write ${'#'.repeat(expected)} instead of ${'#'.repeat(level)}.`,
  );
}

export function missingAlt(place: Place, source: string): Diagnostic {
  return createError(
    'missing-alt',
    place,
    'This picture has no description for people who can’t see it.',
    `Write what it shows: ![A nurse checks a drug chart](${source})`,
  );
}

export function brokenMarkdown(place: Place): Diagnostic {
  return createError(
    'broken-markdown',
    place,
    'This text can’t be read: a tag or a brace is opened and not closed.',
    'Braces are for names such as {site.name}; write “less than” instead of <.',
  );
}

const excesses = {
  brackets: 'Too many brackets are nested in each other here: at most 100 can be.',
  quotes: 'This paragraph has too many quotation marks: at most 2,000 can stand in one.',
  levels: 'Too much is nested in each other here: at most 100 levels can be.',
};

/** `what`: of which there is more than a text that a person writes ever has. */
export function markdownExcess(place: Place, what: keyof typeof excesses): Diagnostic {
  return createError(
    'markdown-excess',
    place,
    excesses[what],
    'Look for something that was pasted in by mistake, or divide it with empty lines.',
  );
}

function short(written: string): string {
  const line = written.split('\n')[0] ?? '';
  return line.length > 40 ? `${line.slice(0, 40)}…` : line;
}

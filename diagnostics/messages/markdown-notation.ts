/** Messages about notation that other programs accept in Markdown, and about tags in texts. */

import { createError } from '../create-diagnostic.ts';
import type { Diagnostic } from '../diagnostic.ts';
import * as generated from '../messages.generated.ts';
import type { Place } from '../place.ts';
import { isPlainMarkdown } from '../text-endings.ts';
import { wordTable } from '../word-table.ts';
import { firstLetters } from '../words/first-letters.ts';

/** `written`: the tag as in the text, `<YEAR>`. */
export function notATag(place: Place, written: string): Diagnostic {
  const shown = written.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const name = /^<([a-z][\w-]*(?:\.[\w-]+)+)\s*\/?>$/.exec(written)?.[1];
  return generated.notATag(place, {
    written,
    hint:
      name === undefined
        ? `To show it as it is, write ${shown}`
        : `For the value of that name, write {${name}}`,
  });
}

/** `name`: that of an element without content. */
export function voidTagClosed(place: Place, name: string): Diagnostic {
  return generated.voidTagClosed(place, {
    name,
    hint: name === 'br' ? 'Write <br> where the line breaks.' : 'Delete it.',
  });
}

export function tagAttribute(
  place: Place,
  { tag, name, allowed }: { tag: string; name: string; allowed: readonly string[] },
): Diagnostic {
  const has = allowed.length > 0 ? `<${tag}> can only have “${allowed.join('” or “')}”` : `Write <${tag}>`;
  return generated.tagAttribute(place, { tag, name, has });
}

/** `name` is that of `<details>`, `<summary>` or `<hr>`. */
export function misplacedTag(place: Place, name: string): Diagnostic {
  const hints = wordTable({
    details: 'Put <details> and </details> on lines of their own, with an empty line before and after them.',
    summary: 'Write it as the first line after <details>.',
    hr: 'Write --- on a line of its own, with an empty line before and after it.',
  });
  const messages = wordTable({
    summary: '<summary> must be the first thing inside <details>.',
  });
  return createError(
    'misplaced-tag',
    place,
    messages.get(name) ?? `<${name}> can’t be used in the middle of a paragraph.`,
    hints.get(name) ?? 'Put it between paragraphs, with an empty line before and after it.',
  );
}

/** `written`: the text between the braces. */
export function attributesInText(place: Place, written: string): Diagnostic {
  return generated.attributesInText(place, {
    written,
    hint: written.startsWith('#')
      ? 'Only a heading can have an id of its own, at the end of its line: ## Fees {#fees}'
      : 'Delete it: how text looks is set for the whole website.',
  });
}

/** `better`: the nearest valid id. */
export function headingIdForm(place: Place, id: string, better: string | undefined): Diagnostic {
  return createError(
    'heading-id-form',
    place,
    id.trim() === ''
      ? 'This heading’s id is empty.'
      : `“${id.trim()}” can’t be the id of a heading: use lowercase letters, digits and single hyphens.`,
    better === undefined
      ? 'Write one, as in ## Fees {#fees}, or delete the curly brackets.'
      : `Write {#${better}}`,
  );
}

/** Notations of other programs: containers and leaves of directives, definition lists, formulas, wiki links … */
export type Notation =
  | 'container'
  | 'leaf'
  | 'definition'
  | 'abbreviation'
  | 'contents'
  | 'mark'
  | 'heading'
  | 'math'
  | 'picture'
  | 'page'
  | 'raised'
  | 'note'
  | 'hidden'
  | 'shortcode'
  | 'emoji';

/** `written`: the notation as in the text. `level`: that of the first heading that the text may have. */
export function unknownNotation(
  place: Place,
  notation: Notation,
  { written, level }: { written: string; level: number },
): Diagnostic {
  return generated.unknownNotation(place, {
    notation: shown(notation, written),
    hint: insteadOf(notation, written, { level, place }),
  });
}

function shown(notation: Notation, written: string): string {
  const line = written.trim().replace(/\s+/g, ' ');
  if (notation === 'definition') return 'The colon at the start of this line';
  return `“${line.length > 40 ? `${firstLetters(line, 40)}…` : line}”`;
}

function insteadOf(
  notation: Notation,
  written: string,
  { level, place }: { level: number; place: Place },
): string {
  const inner = written.replace(/^\W+|(?<!\W)\W+$/gu, '');
  switch (notation) {
    case 'container':
      return `Write > [!${alertFor(inner)}] on a line of its own, and > before each line of the text below it.`;
    case 'leaf':
      return 'Nothing from another website can be shown in the text. Link to it: [Watch the video](https://www.example.com)';
    case 'definition':
      return 'Write each term in bold with its meaning after it, as a list: - **VAT**: a tax on what is sold';
    case 'abbreviation':
      return `Write <abbr title="…">${inner}</abbr> where it is used.`;
    case 'contents':
      return 'Delete it: the table of contents is made automatically.';
    case 'mark':
      return `Write <mark>${inner}</mark>`;
    case 'heading':
      return `Write ${'#'.repeat(level)} ${inner}`;
    case 'math':
      return 'Write the formula in ordinary characters, such as x² + 1 or 5 × 10 mg, or show a picture of it.';
    case 'picture':
      return `Write ![what the picture shows](${inner.split('|')[0]}). The file goes in content/media.`;
    case 'page':
      return `Write a link with the address of the page: [${inner.split('|').at(-1)?.trim()}]({example.page})`;
    case 'raised':
      return `Write <sup>${inner}</sup>`;
    case 'note':
      return 'Write [^1] here, and on a line of its own below: [^1]: the note';
    case 'hidden':
      return `Write it as ${isPlainMarkdown(place.file) ? `<!-- ${inner} -->` : `{/* ${inner} */}`}: visitors will not see it.`;
    case 'shortcode':
      return 'Delete it. For a picture, write ![what it shows](pictures/lab.svg). The file goes in content/media.';
    case 'emoji':
      return emoji.get(inner)
        ? `Write the picture itself: ${emoji.get(inner)}`
        : 'Write the picture itself, such as 🙂.';
  }
}

const alerts = wordTable({
  ...{ note: 'NOTE', info: 'NOTE', information: 'NOTE', abstract: 'NOTE' },
  ...{ tip: 'TIP', hint: 'TIP', success: 'TIP', important: 'IMPORTANT', warning: 'WARNING', warn: 'WARNING' },
  ...{ attention: 'WARNING', caution: 'CAUTION', danger: 'CAUTION', error: 'CAUTION' },
});

function alertFor(name: string): string {
  return alerts.get(name.toLowerCase()) ?? 'NOTE';
}

const emoji = wordTable({
  ...{
    smile: '😄',
    smiley: '😃',
    grinning: '😀',
    slightly_smiling_face: '🙂',
    wink: '😉',
    blush: '😊',
    joy: '😂',
  },
  ...{
    heart: '❤️',
    thumbsup: '👍',
    '+1': '👍',
    thumbsdown: '👎',
    '-1': '👎',
    clap: '👏',
    pray: '🙏',
    wave: '👋',
  },
  ...{
    tada: '🎉',
    rocket: '🚀',
    fire: '🔥',
    star: '⭐',
    sparkles: '✨',
    bulb: '💡',
    warning: '⚠️',
    memo: '📝',
  },
  ...{
    white_check_mark: '✅',
    heavy_check_mark: '✔️',
    x: '❌',
    eyes: '👀',
    books: '📚',
    hospital: '🏥',
    pill: '💊',
  },
});

/** A code block that goes on to the end of the text. `fence`: the signs that open it. */
export function codeBlockOpen(place: Place, fence: string, meant: 'code' | 'struck out'): Diagnostic {
  return generated.codeBlockOpen(place, {
    fence,
    hint:
      meant === 'code'
        ? `Write ${fence} on a line of its own below the code.`
        : 'To strike words out, write two signs before them and two after: ~~like this~~',
  });
}

/**
 * `written`: `[^1]`. `meant`: the name of the footnote that nothing refers to. A single line has no place for notes.
 */
export function noteMissing(
  place: Place,
  { written, label, meant }: { written: string; label: string; meant: string | undefined },
  kind: 'article' | 'block' | 'line',
): Diagnostic {
  return createError(
    'note-missing',
    place,
    kind === 'line' ? 'Footnotes can’t be used in this field.' : `The footnote ${written} has no text.`,
    kind === 'line'
      ? `Delete ${written}, or put the note into the sentence.`
      : meant !== undefined
        ? `The one below is called [^${meant}]: write the same name in both places.`
        : `Write it below, on a line of its own with an empty line above it: [^${label}]: the text of the note`,
  );
}

export function unknownAlert(
  place: Place,
  { kind, meant, known }: { kind: string; meant: string | undefined; known: readonly string[] },
): Diagnostic {
  const better = meant ?? alerts.get(kind.trim().toLowerCase());
  return generated.unknownAlert(place, {
    kind,
    hint:
      better === undefined
        ? `You can use: ${known.map((one) => `[!${one}]`).join(', ')}.`
        : `Did you mean [!${better}]? You can use: ${known.map((one) => `[!${one}]`).join(', ')}.`,
  });
}

/** `title`: the text after its brackets, on the same line. */
export function alertEmpty(place: Place, kind: string, title: unknown): Diagnostic {
  const text = typeof title === 'string' && title.split(' ').length > 3 ? title : 'The text of the box.';
  return generated.alertEmpty(place, { kind, text });
}

/** `language`: that of a code block; `meant`: a known one with a similar name. */
export function unknownLanguage(place: Place, language: string, meant: string | undefined): Diagnostic {
  return generated.unknownCodeLanguage(place, {
    language,
    hint:
      meant === undefined
        ? 'Delete the word to show the code without colours, or write one that is known, such as “html”, “css” or “bash”.'
        : `Did you mean “${meant}”? Without the word, the code is shown without colours.`,
  });
}

/** What is said about notation that other programs know for Markdown, and about tags in texts. */

import { createError } from '../create-diagnostic.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Place } from '../place.ts';

/** `written`: the tag as it stands in the text, `<YEAR>`. */
export function notATag(place: Place, written: string): Diagnostic {
  const shown = written.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return createError(
    'not-a-tag',
    place,
    `${written} looks like a tag, but there is no tag of that name.`,
    `To show it as it is, write ${shown}`,
  );
}

/** `address`: a web or email address between < and >. */
export function addressInBrackets(place: Place, address: string): Diagnostic {
  return createError(
    'address-in-brackets',
    place,
    'An address can’t stand between < and > here.',
    `Write it without them, and it becomes a link: ${address}`,
  );
}

/** `name`: of an element that has no content. */
export function voidTagClosed(place: Place, name: string): Diagnostic {
  return createError(
    'void-tag-closed',
    place,
    `</${name}> closes something that has no end.`,
    name === 'br' ? 'Write <br> where the line breaks.' : 'Delete it.',
  );
}

export function tagAttribute(
  place: Place,
  { tag, name, allowed }: { tag: string; name: string; allowed: readonly string[] },
): Diagnostic {
  const has = allowed.length > 0 ? `<${tag}> can only have “${allowed.join('” or “')}”` : `Write <${tag}>`;
  return createError('tag-attribute', place, `<${tag}> can’t have “${name}” here.`, `${has}.`);
}

/** `name` is that of `<details>`, `<summary>` or `<hr>`. */
export function misplacedTag(place: Place, name: string): Diagnostic {
  const hints: Readonly<Record<string, string>> = {
    details:
      'Put <details> and </details> each on a line of its own, with an empty line before and after them.',
    summary: 'Write it as the first line after <details>.',
    hr: 'Write --- on a line of its own, with an empty line before and after it.',
  };
  const messages: Readonly<Record<string, string>> = {
    summary: '<summary> belongs at the beginning of <details>.',
  };
  return createError(
    'misplaced-tag',
    place,
    messages[name] ?? `<${name}> can’t stand in the middle of a paragraph.`,
    hints[name] ?? 'Put it between paragraphs, with an empty line before and after it.',
  );
}

export function summaryMissing(place: Place): Diagnostic {
  return createError(
    'summary-missing',
    place,
    'These <details> have no <summary>, the line that is shown while they are closed.',
    'Write <summary>What it is about</summary> on the line below <details>.',
  );
}

/** `written`: what stands between the braces. */
export function attributesInText(place: Place, written: string): Diagnostic {
  return createError(
    'attributes-in-text',
    place,
    `Braces can’t give a text an id or a class: {${written}}`,
    written.startsWith('#')
      ? 'Only a heading can have an id of its own, at the end of its line: ## Fees {#fees}'
      : 'Delete it: how texts look is set for the whole site.',
  );
}

/** `better`: the nearest id that is possible. */
export function headingIdForm(place: Place, id: string, better: string | undefined): Diagnostic {
  return createError(
    'heading-id-form',
    place,
    id.trim() === ''
      ? 'This heading’s id is empty.'
      : `“${id.trim()}” can’t be the id of a heading: use small letters, digits and single hyphens.`,
    better === undefined ? 'Write one, as in ## Fees {#fees}, or delete the braces.' : `Write {#${better}}`,
  );
}

/** `first`: the line of the heading that has it already. */
export function headingIdTwice(place: Place, id: string, first: number): Diagnostic {
  return createError(
    'heading-id-twice',
    place,
    `The heading on line ${first} already has the id “${id}”.`,
    'Give this one another id: links can only lead to one of them.',
  );
}

import type { Report } from '../../../diagnostics/diagnostic.ts';
import * as messages from '../../../diagnostics/messages/check-markdown.ts';
import type { Place } from '../../../diagnostics/place.ts';
import { findNames, isName } from '../../schema/name-grammar.ts';
import type { NameScope } from '../names/find-name-problem.ts';
import { isNearName } from '../names/is-near-name.ts';
import { reportName } from '../names/report-name.ts';
import type { Attribute } from './find-attribute.ts';
import { isPlain, type Markdown, placeIn } from './markdown.ts';

/** Braces in Markdown hold a name, never code. `value` is the text between them. */
export function checkExpression(value: string, place: () => Place, markdown: Markdown, report: Report): void {
  if (markdown.judgesNames === 'elsewhere') return;
  const name = value.trim();
  if (!isName(name)) {
    const meant = meantName(value, markdown);
    if (meant !== undefined || !isPlain(markdown)) report(messages.code(place(), name, meant));
  } else if (isMeantAsName(name, markdown)) reportName(name, place, bodyScope(markdown), report);
}

/** Always, but in plain Markdown. */
export function isMeantAsName(name: string, markdown: Markdown): boolean {
  return !isPlain(markdown) || isNearName(name, bodyScope(markdown));
}

/** The value of site.yaml or the facts whose name differs only in capitals and separators. */
function meantName(written: string, { content }: Markdown): string | undefined {
  const letters = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');
  const wanted = letters(written);
  if (!/[a-z][./:_]+[a-z]/i.test(written)) return undefined;
  return [...content.fixedNames.values()]
    .flatMap((names) => [...names])
    .find((name) => letters(name) === wanted);
}

/** Names within an attribute are part of its text, not nodes of their own. */
export function checkNames({ value, start, verbatim }: Attribute, markdown: Markdown, report: Report): void {
  for (const found of findNames(value)) {
    if (found.kind !== 'name') continue;
    const place = () => placeIn(markdown, verbatim ? start + found.offset : start);
    checkExpression(found.name, place, markdown, report);
  }
}

/** A body lasts as long as its page: it can't name anything that ends. */
function bodyScope({ document, content }: Markdown): NameScope {
  return { content, document, current: [], placeholders: [], isBeneath: false, canBeLeftOut: false };
}

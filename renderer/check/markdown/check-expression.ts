import type { Report } from '../../../diagnostics/diagnostic.ts';
import * as messages from '../../../diagnostics/messages/check-markdown.ts';
import type { Place } from '../../../diagnostics/place.ts';
import { findNames } from '../names/find-names.ts';
import type { NameScope } from '../names/judge-name.ts';
import { nameableFrom } from '../names/nameable-kinds.ts';
import { reportName } from '../names/report-name.ts';
import type { Markdown } from './markdown.ts';

const name = /^\s*[A-Za-z][A-Za-z0-9]*(\.[A-Za-z0-9_-]+)*\s*$/;

/** Braces in Markdown hold a name, never code. */
export function checkExpression(value: string, place: Place, markdown: Markdown, report: Report): void {
  if (markdown.judgesNames === 'elsewhere') return;
  if (!name.test(value)) {
    report(messages.code(place, value.trim()));
    return;
  }
  const scope = bodyScope(markdown);
  reportName({ kind: 'name', name: value.trim(), written: `{${value}}` }, () => place, scope, report);
}

/** Names within an attribute stand in the text, not in nodes of their own. */
export function checkNames(text: string, place: Place, markdown: Markdown, report: Report): void {
  for (const found of findNames(text)) {
    if (found.kind === 'name') checkExpression(found.name, place, markdown, report);
  }
}

/** A body is finished with the page it stands on, after all front matter: it may name every entry. */
function bodyScope({ document, content }: Markdown): NameScope {
  const nameable = nameableFrom('pages', content.kinds);
  return { content, document, current: [], nameable, placeholders: [], canBeLeftOut: false };
}

import type { Report } from '../../../diagnostics/diagnostic.ts';
import * as messages from '../../../diagnostics/messages/check-markdown.ts';
import { wrongLink } from '../../../diagnostics/messages/check-references.ts';
import type { Place } from '../../../diagnostics/place.ts';
import { fieldsOf } from '../../schema/fields.ts';
import { checkPicture } from '../check-picture.ts';
import { judgeLink } from '../names/judge-link.ts';
import { checkNames } from './check-expression.ts';
import type { Markdown, TreeNode } from './markdown.ts';

/** What Markdown makes and a page may carry. */
const elements = new Set(
  'p h2 h3 h4 h5 h6 ul ol li blockquote pre code em strong del a img br hr table thead tbody tr th td sup sub'.split(
    ' ',
  ),
);

export function checkElement(node: TreeNode, place: Place, markdown: Markdown, report: Report): void {
  const tag = String(node.tagName);
  if (/^h[1-6]$/.test(tag)) {
    checkHeading(Number(tag.slice(1)), place, markdown, report);
    return;
  }
  if (!elements.has(tag)) {
    report(messages.unknownElement(place, tag));
    return;
  }
  const properties = fieldsOf(node.properties);
  if (tag === 'a') checkLink(String(properties.href ?? ''), place, markdown, report);
  if (tag === 'img') checkImage(properties, place, markdown, report);
}

function checkHeading(level: number, place: Place, markdown: Markdown, report: Report): void {
  const last = markdown.lastLevel.value;
  markdown.lastLevel.value = level;
  if (level === 1) {
    report(messages.mainHeading(place));
    return;
  }
  if (last === undefined && !markdown.firstLevels.includes(level)) {
    report(messages.skippedHeading(place, level, markdown.firstLevels[0] ?? 2));
    return;
  }
  if (last !== undefined && level > last + 1)
    report(messages.skippedHeading(place, level, Math.max(last + 1, 2)));
}

function checkLink(href: string, place: Place, markdown: Markdown, report: Report): void {
  const problem = href === '' ? 'form' : judgeLink(href, markdown.document, markdown.content);
  if (problem) {
    report(wrongLink(place, href, problem));
    return;
  }
  checkNames(href, place, markdown, report);
}

function checkImage(
  properties: Readonly<Record<string, unknown>>,
  place: Place,
  markdown: Markdown,
  report: Report,
): void {
  const alt = String(properties.alt ?? '');
  if (alt.trim() === '') report(messages.missingAlt(place, String(properties.src ?? '')));
  checkNames(alt, place, markdown, report);
  checkPicture(String(properties.src ?? ''), () => place, markdown.content, report);
}

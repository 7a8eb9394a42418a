import type { Diagnostic, Report } from '../../../diagnostics/diagnostic.ts';
import { fieldsOf } from '../../../diagnostics/fields.ts';
import { invisibleCharacter } from '../../../diagnostics/messages/characters.ts';
import * as messages from '../../../diagnostics/messages/check-markdown.ts';
import { type LinkProblem, sureAddress, wrongLink } from '../../../diagnostics/messages/check-references.ts';
import { headingIdForm } from '../../../diagnostics/messages/markdown-notation.ts';
import {
  headingIdTwice,
  linkSaysLittle,
  linkWithoutWords,
  missingAlt,
  pictureWithoutMark,
  wholeOwnAddress,
} from '../../../diagnostics/messages.generated.ts';
import { withFix } from '../../../diagnostics/with-fix.ts';
import { writtenElements } from '../../markdown/allowed-elements.ts';
import { isHeadingId, slugify } from '../../markdown/slugify.ts';
import type { Extent } from '../../model/source.ts';
import { checkDescription, checkPicture } from '../../schema/check-media.ts';
import { pictureEnding } from '../../schema/picture-endings.ts';
import { findOddCharacter, withPlainCharacters } from '../../source/odd-characters.ts';
import { findContactLinkProblem } from '../contact/find-contact-link-problem.ts';
import { findLinkProblems } from '../names/find-link-problems.ts';
import { ownPath } from '../names/own-path.ts';
import { checkNames } from './check-expression.ts';
import { checkAlert } from './check-notes.ts';
import { checkWrittenTag } from './check-written-tag.ts';
import { findAttribute } from './find-attribute.ts';
import { type Markdown, type NodeContext, placeIn, type TreeNode } from './markdown.ts';

export function checkElement(node: TreeNode, around: NodeContext, markdown: Markdown, report: Report): void {
  const tag = String(node.tagName);
  const { extent } = around;
  const place = () => placeIn(markdown, extent.start);
  if (headings.has(tag)) {
    checkHeading(Number(tag.slice(1)), extent.start, markdown, report);
    checkOwnId(node, extent, markdown, report);
    if (!saysSomething(node)) report(messages.headingWithoutWords(place(), Number(tag.slice(1))));
    return;
  }
  const { dataAlert, dataNote, dataNotes } = fieldsOf(node.properties);
  if (dataAlert !== undefined) checkAlert(node, around, markdown, report);
  if (dataNotes)
    markdown.demand({ wording: ['notes'] }, () => placeIn(markdown, firstReference(markdown.text)));
  if (dataNote !== undefined) return;
  if (writtenElements.has(tag)) checkWrittenTag(node, around, markdown, report);
  if (tag === 'a') checkLink(node, extent, markdown, report);
  if (tag === 'img') checkImage(node, extent, markdown, report);
}

const headings = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** Whether there are words, a picture with a description, or the name of a value. */
function saysSomething({ type, value, properties, children = [] }: TreeNode): boolean {
  if (type === 'text') return String(value).trim() !== '';
  const described = String(fieldsOf(properties).alt ?? '').trim() !== '';
  return described || type.endsWith('Expression') || children.some(saysSomething);
}

function checkHeading(level: number, start: number, markdown: Markdown, report: Report): void {
  const place = () => placeIn(markdown, start);
  const last = markdown.lastLevel.value;
  markdown.lastLevel.value = level;
  if (level === 1) {
    report(messages.mainHeading(place(), markdown.text.startsWith('#', start) ? '#' : '='));
    return;
  }
  if (last === undefined && !markdown.firstLevels.includes(level)) {
    report(messages.skippedHeading(place(), level, markdown.firstLevels[0] ?? 2));
    return;
  }
  if (last !== undefined && level > last + 1)
    report(messages.skippedHeading(place(), level, Math.max(last + 1, 2)));
}

function firstReference(text: string): number {
  return Math.max(0, text.search(/\[\^[^[\]\s]+\](?!:)/));
}

/** `## Fees {#fees}`. */
function checkOwnId({ properties }: TreeNode, extent: Extent, markdown: Markdown, report: Report): void {
  const { id } = fieldsOf(properties);
  if (typeof id !== 'string') return;
  const offset = markdown.text.slice(0, extent.end).lastIndexOf('{#', extent.end);
  const place = placeIn(markdown, offset > extent.start ? offset : extent.start);
  const first = markdown.ownIds.get(id);
  if (first) report(headingIdTwice(place, { id, first: first.line }));
  else markdown.ownIds.set(id, place);
  if (!isHeadingId(id)) report(headingIdForm(place, id, id.trim() === '' ? undefined : slugify(id)));
}

/**
 * Whether an address, which follows the words of the link, has an invisible character (reported): the tree has it
 * encoded.
 */
function checkAddressCharacters({ start, end }: Extent, markdown: Markdown, report: Report): boolean {
  const [whole = '', address = ''] = /^[^(]*\(([^)"]*)/.exec(markdown.text.slice(start, end)) ?? [];
  const found = findOddCharacter(address);
  if (found?.kind !== 'unseen') return false;
  const offset = start + whole.length - address.length + found.index;
  const after = address.slice(0, found.index);
  const { character } = found;
  const meant = withPlainCharacters(address);
  report(invisibleCharacter(placeIn(markdown, offset), { character, after, meant }));
  return true;
}

function checkLink(node: TreeNode, extent: Extent, markdown: Markdown, report: Report): void {
  const href = String(fieldsOf(node.properties).href ?? '');
  const label = node.children?.at(-1)?.position?.end.offset;
  const shown = asWritten(href, markdown.text.slice(extent.start, extent.end));
  const address = findAttribute(markdown.text, shown, extent, label);
  // A bare address, which visitors see; within failed link brackets it is part of their address.
  const isShown = markdown.text.charAt(extent.start) !== '[';
  if (isShown && markdown.text.slice(0, extent.start).endsWith('](')) return;
  if (checkAddressCharacters({ start: label ?? extent.start, end: extent.end }, markdown, report)) return;
  if (!isShown && !saysSomething(node)) {
    report(linkWithoutWords(placeIn(markdown, extent.start), { address: shown }));
    return;
  }
  if (!isShown && href === '') {
    const words = markdown.text.slice(extent.start, label ?? extent.end).replace(/^\[/, '');
    report(messages.linkWithoutTarget(placeIn(markdown, extent.start), words));
    return;
  }
  const [first] = node.children ?? [];
  const words = node.children?.length === 1 && first?.type === 'text' ? String(first.value) : '';
  if (!isShown && emptyWords.test(words)) report(linkSaysLittle(placeIn(markdown, extent.start), { words }));
  const contact = findContactLinkProblem(href, markdown.content.countryCode());
  const place = placeIn(markdown, address.start);
  const tell = (problem: Diagnostic, to: string | undefined) => {
    const fix = address.verbatim && to !== undefined ? { place, from: shown, to } : undefined;
    report(withFix(problem, fix));
  };
  if (contact) {
    tell(contact.tell(place), contact.isSure ? contact.meant : undefined);
    return;
  }
  const problems: readonly LinkProblem[] =
    href === ''
      ? [{ kind: 'form' }]
      : findLinkProblems(href.replace(/%5C/gi, '\\'), markdown.document, markdown.content);
  if (problems.length > 0 && !isShown && pictureName.test(shown)) {
    report(pictureWithoutMark(placeIn(markdown, extent.start), { file: shown }));
    return;
  }
  for (const problem of problems)
    tell(wrongLink(place, shown, problem), problem.value ? undefined : sureAddress(shown, problem.kind));
  if (problems.length > 0) return;
  const own = isShown ? undefined : ownPath(href, markdown.content);
  if (own !== undefined) tell(wholeOwnAddress(place, { written: shown, path: own }), own);
  checkNames(address, markdown, report);
}

/** Words that don't say where a link leads: https://www.w3.org/WAI/WCAG22/Understanding/link-purpose-in-context */
const emptyWords =
  /^(?:(?:click|press|tap|see|read|look)\s+)?(?:here|this|this link|the link|link|more)[.:]?$/i;

/** The name of a file in the folder of pictures: not an address. */
const pictureName = new RegExp(String.raw`^[\w-][\w./-]*\.${pictureEnding}$`, 'i');

/** The tree percent-encodes characters not allowed in addresses, such as curly quotation marks. */
function asWritten(address: string, text: string): string {
  if (text.includes(address)) return address;
  try {
    const plain = decodeURI(address);
    return text.includes(plain) ? plain : address;
  } catch (error) {
    if (error instanceof URIError) return address;
    throw error;
  }
}

function checkImage(node: TreeNode, extent: Extent, markdown: Markdown, report: Report): void {
  const { src = '', alt = '' } = fieldsOf(node.properties);
  const description = findAttribute(markdown.text, String(alt), extent);
  const shown = description.verbatim ? description.start + description.value.length : extent.start;
  const file = findAttribute(markdown.text, String(src), extent, shown);
  if (description.value.trim() === '')
    report(missingAlt(placeIn(markdown, extent.start), { source: file.value }));
  else
    checkDescription({ alt, src, notation: 'Markdown' }, () => placeIn(markdown, description.start), report);
  checkNames(description, markdown, report);
  if (file.value === '') {
    report(messages.pictureWithoutFile(placeIn(markdown, extent.start), description.value));
    return;
  }
  checkPicture(file.value, () => placeIn(markdown, file.start), markdown.content, report);
}

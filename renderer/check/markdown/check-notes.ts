import type { Report } from '../../../diagnostics/diagnostic.ts';
import { fieldsOf } from '../../../diagnostics/fields.ts';
import * as messages from '../../../diagnostics/messages/markdown-notation.ts';
import {
  misplacedAlert,
  noteMark,
  noteTwice,
  noteUnused,
  noteWithoutColon,
} from '../../../diagnostics/messages.generated.ts';
import { nearest } from '../../../diagnostics/nearest.ts';
import { alertKinds } from '../../markdown/notes-and-alerts.ts';
import { type Markdown, type NodeContext, placeIn, type TreeNode } from './markdown.ts';
import { codeIn } from './prose-of.ts';

/**
 * Each footnote that is referred to exists once, and each that exists is referred to. The compiler omits unused
 * footnotes, and leaves a reference to nothing in the text.
 */
export function checkNotes(
  nodes: readonly TreeNode[],
  prose: string,
  markdown: Markdown,
  report: Report,
): void {
  checkTypedMarks(prose, markdown, report);
  if (!markdown.text.includes('[^')) return;
  const used = notesIn(nodes);
  const usedLabels = new Set(used.map(({ label }) => label.toLowerCase()));
  const unused = [...markdown.text.matchAll(definition)]
    .map(({ 2: label = '' }) => label)
    .filter((label) => !usedLabels.has(label.toLowerCase()))
    .slice(0, mostGuesses);
  const meantByOthers = new Set<string>();
  const withoutColon = textsWithoutColon(prose);
  for (const [label, index] of withoutColon) report(noteWithoutColon(placeIn(markdown, index), { label }));
  for (const { 0: written, 1: label = '', index } of prose.matchAll(/(?<!\\)\[\^([^[\]\s]+)\](?!:)/g)) {
    if (withoutColon.has(label)) continue;
    const meant = markdown.kind === 'line' ? undefined : nearest(label, unused);
    if (meant !== undefined) meantByOthers.add(meant);
    report(messages.noteMissing(placeIn(markdown, index), { written, label, meant }, markdown.kind));
  }
  if (markdown.kind === 'line') return;
  const labels = new Map(used.map((note) => [note.label.toLowerCase(), note]));
  const taken = [...used.map(({ extent }) => extent), ...codeIn(nodes)];
  for (const { 1: before = '', 2: label = '', index } of markdown.text.matchAll(definition)) {
    const at = index + before.length;
    if (markdown.text.includes(`[${label}^]`)) continue;
    if (meantByOthers.has(label) || taken.some(([start, end]) => start <= at && at < end)) continue;
    const first = labels.get(label.toLowerCase());
    const place = placeIn(markdown, at);
    report(
      first
        ? noteTwice(place, { label, first: placeIn(markdown, first.extent[0]).line })
        : noteUnused(place, { label }),
    );
  }
}

/** Texts of footnotes that are referred to, without a colon: `[^1] The text`, at the start of a line. */
function textsWithoutColon(prose: string): Map<string, number> {
  const found = [...prose.matchAll(/^[ \t]*\[\^([^\]\s]+)\](?=[ \t]+\S)/gm)];
  return new Map(
    found.flatMap(({ 0: { length }, 1: label = '', index }): [string, number][] =>
      prose.slice(0, index).includes(`[^${label}]`)
        ? [[label, index + length - label.length - '[^]'.length]]
        : [],
    ),
  );
}

/** `[1]` and `[1^]` after a word, which are footnote references in other programs. Each is reported once. */
function checkTypedMarks(prose: string, markdown: Markdown, report: Report): void {
  if (markdown.kind === 'line') return;
  const told = new Set<string>();
  for (const { 0: written, 1: label = '', index } of prose.matchAll(typedMark)) {
    if (told.has(label)) continue;
    told.add(label);
    report(noteMark(placeIn(markdown, index), { written, label }));
  }
}

const typedMark = /(?<=[\p{L}\p{M}\p{N}.,;:!?%)”’"] ?)\[([1-9]\d?)\^?\](?![([:\w])/gu;

/** With more unused footnotes than this, no guess is made which one was meant. */
const mostGuesses = 20;

const definition = /^([ \t>]*)\[\^([^\]\s]+)\]:/gm;

type Footnote = { label: string; extent: [start: number, end: number] };

function notesIn(nodes: readonly TreeNode[]): Footnote[] {
  return nodes.flatMap((node) => {
    const { dataNote, dataLabel } = fieldsOf(node.properties);
    const extent = extentOf(node);
    const own = dataNote === 'note' && extent ? [{ label: String(dataLabel), extent }] : [];
    return [...own, ...notesIn(node.children ?? [])];
  });
}

function extentOf({ position }: TreeNode): [start: number, end: number] | undefined {
  const { start, end } = position ?? {};
  return start?.offset === undefined || end?.offset === undefined ? undefined : [start.offset, end.offset];
}

/** `> [!NOTE]`, between paragraphs. */
export function checkAlert(
  node: TreeNode,
  { level, extent }: NodeContext,
  markdown: Markdown,
  report: Report,
): void {
  const kind = String(fieldsOf(node.properties).dataAlert);
  const offset = markdown.text.indexOf('[!', extent.start);
  const place = placeIn(markdown, offset < 0 ? extent.start : offset);
  const isKnown = alertKinds.some((known) => known === kind.trim().toUpperCase());
  if (!isKnown)
    report(messages.unknownAlert(place, { kind, meant: nearest(kind, alertKinds), known: alertKinds }));
  else if (level === 'inner') report(misplacedAlert(place, { kind }));
  else {
    markdown.demand({ wording: ['alerts'] }, () => place);
    if (!(node.children ?? []).some((child) => child.tagName !== undefined))
      report(messages.alertEmpty(place, kind.trim().toUpperCase(), fieldsOf(node.properties).dataTitle));
  }
}

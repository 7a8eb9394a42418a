import type { Report } from '../../../diagnostics/diagnostic.ts';
import { fieldsOf } from '../../../diagnostics/fields.ts';
import { strayBrace } from '../../../diagnostics/messages/check-references.ts';
import {
  codeBlockOpen,
  unknownLanguage,
  unknownNotation,
} from '../../../diagnostics/messages/markdown-notation.ts';
import { singleTilde } from '../../../diagnostics/messages.generated.ts';
import { withFix } from '../../../diagnostics/with-fix.ts';
import { languageOf } from '../../markdown/highlight-code.ts';
import { halfBraced } from '../names/half-braced.ts';
import { checkAlertMarks } from './check-alert-marks.ts';
import { isMeantAsName } from './check-expression.ts';
import { checkNotes } from './check-notes.ts';
import { isPlain, type Markdown, placeIn, type TreeNode } from './markdown.ts';
import { notations } from './notations.ts';
import { proseOf } from './prose-of.ts';

/** Notation of other programs, which would be published as it is, or with another meaning. */
export function checkNotation(nodes: readonly TreeNode[], markdown: Markdown, report: Report): void {
  const prose = proseOf(nodes, markdown.text);
  for (const { notation, mark, pattern, isMeant } of notations) {
    if (!prose.includes(mark)) continue;
    for (const { 0: whole, 1: written = '', index } of prose.matchAll(pattern)) {
      if (isMeant && !isMeant(written)) continue;
      const place = placeIn(markdown, index + whole.indexOf(written));
      const asTyped = markdown.text.slice(index + whole.indexOf(written)).slice(0, written.length);
      report(unknownNotation(place, notation, { written: asTyped, level: markdown.firstLevels[0] ?? 2 }));
    }
  }
  checkBraces(prose, markdown, report);
  checkNotes(nodes, prose, markdown, report);
  checkAlertMarks(nodes, markdown, report);
  checkSigns(nodes, markdown, report);
}

/**
 * A name in an article with one brace: the compiler leaves it as text, but in MDX fails if the second is missing. In
 * YAML the rule for names reports it.
 */
function checkBraces(prose: string, markdown: Markdown, report: Report): void {
  if (markdown.judgesNames === 'elsewhere' || !/[{}]/.test(prose)) return;
  for (const { index } of prose.matchAll(/(?<!\\)[{}]/g)) {
    const half = halfBraced(prose, index);
    if (!half || (half.wrong === 'not closed' && !isPlain(markdown))) continue;
    if (!isMeantAsName(half.name.slice(1, -1), markdown)) continue;
    const place = placeIn(markdown, half.offset);
    report(withFix(strayBrace(place, half.written, half), { place, from: half.written, to: half.name }));
  }
}

/** Checks marks that were parsed: whether they mean what the author intended. */
function checkSigns(nodes: readonly TreeNode[], markdown: Markdown, report: Report): void {
  for (const node of nodes) {
    const start = node.position?.start.offset ?? 0;
    const written = () => markdown.text.slice(start, node.position?.end.offset ?? 0);
    if (node.tagName === 'pre') {
      const isWhole = checkFence(written(), start, markdown, report);
      if (isWhole) checkLanguage(node, written(), start, markdown, report);
    } else if (node.tagName === 'del' && /^~[^~]/.test(written()))
      report(singleTilde(placeIn(markdown, start), { words: written().slice(1, -1) }));
    else if (node.children) checkSigns(node.children, markdown, report);
  }
}

function checkLanguage(
  { children = [] }: TreeNode,
  written: string,
  start: number,
  markdown: Markdown,
  report: Report,
): void {
  const language = languageOf(fieldsOf(children[0]?.properties));
  const judged = markdown.content.judgeLanguage(language);
  if (judged === 'known') return;
  const offset = /^(`+|~+)\s*/.exec(written)?.[0].length ?? 0;
  report(unknownLanguage(placeIn(markdown, start + offset), language, judged.meant));
}

/** Whether the code block is closed. */
function checkFence(written: string, start: number, markdown: Markdown, report: Report): boolean {
  const fence = /^(`{3,}|~{3,})/.exec(written)?.[1];
  if (fence === undefined) return false;
  const last =
    written
      .trimEnd()
      .split('\n')
      .at(-1)
      ?.replace(/^[\s>]*/, '') ?? '';
  const isClosed = written.trimEnd().includes('\n') && last.startsWith(fence) && /^(`+|~+)\s*$/.test(last);
  if (!isClosed) {
    const isStruckOut = fence.startsWith('~') && written.split('\n', 1)[0]?.includes('~', fence.length);
    report(codeBlockOpen(placeIn(markdown, start), fence, isStruckOut ? 'struck out' : 'code'));
  }
  return isClosed;
}

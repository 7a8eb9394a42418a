import type { Report } from '../../../diagnostics/diagnostic.ts';
import { markdownExcess } from '../../../diagnostics/messages/check-markdown.ts';
import { brokenMarkdown } from '../../../diagnostics/messages.generated.ts';
import { parseInlineWithin, parseMdx } from '../../markdown/parse-markdown.ts';
import { findNames, isName } from '../../schema/name-grammar.ts';
import { findSpan } from '../../source/find-span.ts';
import { offsetInFile } from '../../source/offset-in-file.ts';
import type { Content, ValueVisit } from '../content.ts';
import { createDemand } from '../demand.ts';
import { checkTree } from './check-tree.ts';
import { type Markdown, placeIn, type TreeCheck } from './markdown.ts';

/** `checks`: further checks of the tree. */
export type WithinContent = { content: Content; checks: readonly TreeCheck[] };

/** One paragraph of Markdown within YAML: only Markdown that a page may contain. */
export function checkInline(visit: ValueVisit, text: string, within: WithinContent, report: Report): void {
  const markdown = markdownOf(visit, text, 'line', within, report);
  const judged = parseInlineWithin(text);
  if ('tree' in judged) checkTree(judged.tree, markdown, report);
  else report(markdownExcess(placeIn(markdown, judged.excess.offset), judged.excess.kind));
}

/** Several paragraphs; within a section the section's own title may be the heading above. */
export function checkBlock(visit: ValueVisit, text: string, within: WithinContent, report: Report): void {
  const result = parseMdx(text);
  const markdown = markdownOf(visit, text, 'block', within, report);
  if (result.kind === 'tree') {
    checkTree(result.tree, markdown, report);
    return;
  }
  // A single brace, or braces around something that isn't a name, breaks the Markdown too; the rule for names reports
  // both.
  if (findNames(text).some((found) => found.kind === 'stray' || !isName(found.name))) return;
  const { line, column, excess } = result.problem;
  const place = placeIn(markdown, offsetAt(text, line, column));
  report(excess ? markdownExcess(place, excess) : brokenMarkdown(place));
}

function markdownOf(
  { document, path }: ValueVisit,
  text: string,
  kind: 'block' | 'line',
  { content, checks }: WithinContent,
  report: Report,
): Markdown {
  const { source } = document;
  return {
    ...{ document, content, text, file: findSpan(source, path)?.text ?? source },
    offsetInFile: (offset) => offsetInFile(source, path, offset).offset,
    ...{ firstLevels: [2, 3], judgesNames: 'elsewhere', lastLevel: { value: undefined } },
    ...{ kind, checks, demand: createDemand(content, report), ownIds: new Map() },
  };
}

function offsetAt(text: string, line: number, column: number): number {
  const before = text.split('\n').slice(0, line - 1);
  return before.reduce((sum, one) => sum + one.length + 1, 0) + column - 1;
}

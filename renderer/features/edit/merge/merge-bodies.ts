import { listOf } from '../../../../diagnostics/fields.ts';
import { lineBreakOf } from '../../../edit/members.ts';
import { type ArticleBlocks, bodyBlocks, withBreaks } from './body-blocks.ts';
import type { SettleConflict } from './merge-conflict.ts';
import { type MergedSides, mergeItems } from './merge-items.ts';
import { mergeValues } from './merge-values.ts';
import type { MergedItem, MergedPart } from './merged-part.ts';

/** The text of an article, block by block; `whole`: their file, whose line ends it has. */
export function mergeBodies(sides: MergedSides<string>, whole: string, settle: SettleConflict): string {
  const { before, theirs, mine } = sides;
  if (mine === before || mine === theirs) return theirs;
  const [base, there, here] = [bodyBlocks(before), bodyBlocks(theirs), bodyBlocks(mine)];
  const words = ({ blocks }: ArticleBlocks) => blocks.map((block) => block.words);
  const merged = mergeItems({ before: words(base), theirs: words(there), mine: words(here) }, [], {
    settle: (conflict) => settle({ ...asTexts(conflict), path: [] }),
    merge: mergeValues,
  });
  return merged.kind === 'kept' ? theirs : writeBody(merged, { there, here, lineBreak: lineBreakOf(whole) });
}

/** Blocks that both have moved are one text. */
function asTexts({ before, theirs, mine }: MergedSides<unknown>): MergedSides<unknown> {
  const text = (side: unknown) => (Array.isArray(side) ? side.join('\n\n') : side);
  return { before: text(before), theirs: text(theirs), mine: text(mine) };
}

type BodyWriting = { there: ArticleBlocks; here: ArticleBlocks; lineBreak: string };

/** Begins and ends as theirs does. */
function writeBody(merged: MergedPart, { there, here, lineBreak }: BodyWriting): string {
  const { above, blocks } = there.blocks.length > 0 ? there : here;
  const end = blocks.at(-1)?.gap ?? '';
  const items = merged.kind === 'list' ? merged.items : listOf(merged.value).map(newBlock);
  const gaps = new Map(here.blocks.map(({ words, gap }) => [words, withBreaks(gap, lineBreak)]));
  const written = items.map(({ part, from }, index) => {
    const words = String(part.value);
    const known = there.blocks[from ?? -1];
    const gap = known?.gap ?? gaps.get(words) ?? '';
    const behind = /\n[ \t]*\r?\n/.test(gap) ? gap : lineBreak + lineBreak;
    const isKept = known !== undefined && part.kind === 'kept';
    return (
      (isKept ? known.written : withBreaks(words, lineBreak)) + (index < items.length - 1 ? behind : end)
    );
  });
  return above + written.join('');
}

function newBlock(value: unknown): MergedItem {
  return { part: { kind: 'new', value } };
}

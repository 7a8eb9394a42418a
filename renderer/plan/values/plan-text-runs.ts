import type { RootContent } from 'hast';
import { gather, type Planned } from '../../../kinds/planned.ts';
import type { TextRun } from '../../../schemas/planned-document.ts';
import { ownText } from '../../markdown/text-from-hast.ts';
import type { FinishedAddress } from '../answers/answer-address.ts';
import { absoluteAddress } from '../context/absolute-address.ts';
import type { Scope } from '../context/scope.ts';
import { fillQuietly } from './plan-string.ts';

type RunStyle = Omit<TextRun, 'text'>;

/** A line or paragraph as runs of one style each: white space as a reader sees it, absolute addresses. */
export function planTextRuns(nodes: readonly RootContent[], scope: Scope): Planned<TextRun[]> {
  return gather((take) => {
    const runs: TextRun[] = [];
    for (const run of nodes.flatMap((node) => take(runsOf(node, {}, scope)))) {
      const before = runs.at(-1)?.text ?? ' ';
      const text = run.text.replace(/[ \t\r\n]+/g, ' ').replace(/^ /, before.endsWith(' ') ? '' : ' ');
      if (text !== '') runs.push({ ...run, text });
    }
    const last = runs.at(-1);
    const whole = last ? [...runs.slice(0, -1), { ...last, text: last.text.trimEnd() }] : runs;
    return whole.filter(({ text }) => text !== '');
  });
}

function runsOf(node: RootContent, look: RunStyle, scope: Scope): Planned<TextRun[]> {
  return gather((take) => {
    const fill = (text: string) => take(fillQuietly(text, scope));
    const text = ownText(node, fill);
    if (text !== undefined) return [{ ...look, text }];
    if (node.type === 'element' && node.tagName === 'br') return [{ ...look, text: ' ' }];
    if (node.type === 'element' && node.tagName === 'input')
      return [{ ...look, text: node.properties.checked ? '[x] ' : '[ ] ' }];
    if (node.type === 'element' && node.properties.dataNote === 'ref')
      return [{ ...look, text: `[${node.properties.dataNumber}]` }];
    if (node.type === 'element' && node.properties.dataNote === 'back') return [];
    if (node.type === 'element') {
      const own = take(lookOf(node.tagName, fill(String(node.properties.href ?? '')), scope));
      return node.children.flatMap((child) => take(runsOf(child, { ...look, ...own }, scope)));
    }
    return 'children' in node ? node.children.flatMap((child) => take(runsOf(child, look, scope))) : [];
  });
}

function lookOf(tagName: string, address: string, { context }: Scope): Planned<RunStyle> {
  return gather((take) => {
    if (tagName === 'strong') return { strong: true };
    if (tagName === 'em') return { emphasis: true };
    if (tagName !== 'a' || address === '' || address.startsWith('#')) return {};
    const { link } = take(context.ask<FinishedAddress>({ ask: 'address', address }));
    return { href: absoluteAddress(link.href, context.settings) };
  });
}

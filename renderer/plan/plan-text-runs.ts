import type { RootContent } from 'hast';
import type { TextRun } from '../../schemas/planned-document.ts';
import { fillReferences } from './fill-references.ts';
import { finishLink } from './finish-address.ts';
import type { PageScope } from './planner.ts';

type Look = Omit<TextRun, 'text'>;

/** A line or paragraph as stretches of one look each: white space as a reader sees it, addresses whole. */
export function planTextRuns(nodes: readonly RootContent[], page: PageScope): TextRun[] {
  const runs: TextRun[] = [];
  for (const run of nodes.flatMap((node) => runsOf(node, {}, page))) {
    const before = runs.at(-1)?.text ?? ' ';
    const text = run.text.replace(/[ \t\r\n]+/g, ' ').replace(/^ /, before.endsWith(' ') ? '' : ' ');
    if (text !== '') runs.push({ ...run, text });
  }
  const last = runs.at(-1);
  if (last) last.text = last.text.trimEnd();
  return runs.filter(({ text }) => text !== '');
}

function runsOf(node: RootContent, look: Look, page: PageScope): TextRun[] {
  const fill = (text: string) => fillReferences(text, page.references, []);
  if (node.type === 'text') return [{ ...look, text: fill(node.value) }];
  if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
    return [{ ...look, text: fill(`{${node.value.trim()}}`) }];
  }
  if (node.type === 'element' && node.tagName === 'br') return [{ ...look, text: ' ' }];
  if (node.type === 'element') {
    const own = lookOf(node.tagName, fill(String(node.properties.href ?? '')), page);
    return node.children.flatMap((child) => runsOf(child, { ...look, ...own }, page));
  }
  return 'children' in node ? node.children.flatMap((child) => runsOf(child, look, page)) : [];
}

function lookOf(tagName: string, address: string, page: PageScope): Look {
  if (tagName === 'strong') return { strong: true };
  if (tagName === 'em') return { emphasis: true };
  if (tagName !== 'a' || address === '' || address.startsWith('#')) return {};
  const { href } = finishLink(address, page.address);
  return { href: href.startsWith('/') ? `${page.settings.origin}${href}` : href };
}

import { articleAsCode, articleWithoutText } from '../../diagnostics/messages.generated.ts';
import type { DocumentRule } from '../check/document-rule.ts';
import type { TreeNode } from '../check/markdown/markdown.ts';
import { placeAt } from '../source/place-at.ts';

/** An article has text, not only fields or headings, and it isn't mostly one code block. */
export const checkBodies: DocumentRule = {
  open:
    () =>
    ({ document }, report) => {
      const { source } = document;
      if (!source.body) return;
      const text = source.text.slice(source.body.start);
      const start = startOfCode(source.body.tree.children);
      if (start !== undefined) {
        const [line = ''] = source.text.slice(start).split('\n', 1);
        report(articleAsCode(placeAt(source, start), { written: line.trim() }));
      }
      if (/^(?!#)\S/m.test(text)) return;
      const fence = source.text.lastIndexOf('---', source.body.start);
      report(articleWithoutText(placeAt(source, Math.max(0, fence))));
    },
};

/** Where the code block begins that makes up most of a text, if it is labelled as Markdown. */
function startOfCode(nodes: readonly TreeNode[]): number | undefined {
  const whole = nodes.reduce((length, node) => length + lengthOf(node), 0);
  const found = nodes.find((node) => lengthOf(node) > whole / 2);
  const [code] = found?.tagName === 'pre' ? (found.children ?? []) : [];
  const names = Reflect.get(Object(code?.properties), 'className');
  const isMarkdown = Array.isArray(names) && names.some((name) => /^language-(?:markdown|mdx?)$/i.test(name));
  return isMarkdown ? found?.position?.start.offset : undefined;
}

function lengthOf({ position }: TreeNode): number {
  return (position?.end.offset ?? 0) - (position?.start.offset ?? 0);
}

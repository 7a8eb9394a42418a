import { isDeepStrictEqual } from 'node:util';
import type { Report } from '../../../diagnostics/diagnostic.ts';
import type { Content } from '../content.ts';
import { createDemand } from '../demand.ts';
import type { Document } from '../document.ts';
import type { Change, DocumentRule } from '../document-rule.ts';
import { checkTree } from '../markdown/check-tree.ts';
import type { Markdown } from '../markdown/markdown.ts';

/** Markdown in articles and legal texts: only what a page may carry. The meanings `text` and `body` see to that within YAML. */
export const checkMarkdown: DocumentRule = {
  open:
    (content) =>
    ({ document }, report) =>
      checkBody(document, content, report),
  holds: (change) => {
    const areAddressesSame = isSameBeside(change);
    return ({ source }) => areAddressesSame && !source.text.includes('{');
  },
};

/** Of other files, Markdown without the name of a value depends on which pages there are, and on the words that its components need. */
function isSameBeside({ before, now }: Change): boolean {
  const wordsOf = ({ collections }: Content) => collections.get('wording')?.get('wording')?.source;
  return wordsOf(before) === wordsOf(now) && isDeepStrictEqual(before.addresses(), now.addresses());
}

/** The page of an article has the title as its main heading: the first heading below is of the second level. */
function checkBody(document: Document, content: Content, report: Report): void {
  const { source } = document;
  if (!source.body) return;
  const markdown: Markdown = {
    document,
    content,
    text: source.text,
    file: source,
    offsetInFile: (offset) => offset,
    firstLevels: [2],
    judgesNames: 'here',
    lastLevel: { value: undefined },
    kind: 'article',
    demand: createDemand(content, report),
    ownIds: new Map(),
  };
  checkTree(source.body.tree, markdown, report);
}

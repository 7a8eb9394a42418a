import { isDeepStrictEqual } from 'node:util';
import type { Report } from '../../../diagnostics/diagnostic.ts';
import type { Fields } from '../../schema/fields.ts';
import type { Content } from '../content.ts';
import { createDemand } from '../demand.ts';
import type { Document } from '../document.ts';
import type { DocumentRule } from '../document-rule.ts';
import { checkTree } from '../markdown/check-tree.ts';
import type { Markdown } from '../markdown/markdown.ts';

/** Markdown in articles and legal texts: only what a page may carry. The meanings `text` and `body` see to that within YAML. */
export const checkMarkdown: DocumentRule = {
  open:
    (content) =>
    ({ document }, report) =>
      checkBody(document, content, report),
  holds: ({ before, now }) => {
    if (wordsOf(before) !== wordsOf(now)) return () => false;
    const areSame = isDeepStrictEqual(before.addresses(), now.addresses());
    const mayLeadHere = leadingTo(now.site.value);
    return ({ source: { text } }, found) => {
      if (text.includes('{')) return false;
      // Which pages there are decides what is meant by a link that is wrong, and what is said of one that begins with this site's own host.
      return areSame || (found.length === 0 && !mayLeadHere(text));
    };
  },
};

/** The words that its components need. */
function wordsOf({ collections }: Content) {
  return collections.get('wording')?.get('wording')?.source;
}

/** Whether a text may have a link that begins with the host of a site: one that is written in an odd way may lead anywhere. */
function leadingTo({ origin }: Fields): (text: string) => boolean {
  if (!URL.canParse(String(origin))) return () => false;
  const host = new URL(String(origin)).host.replace(/^www\./, '');
  return (text) =>
    text.includes('&#') ||
    [...text.matchAll(/https?:[\\/]*([^\s\\/)>"'\]]*)/gi)].some(
      ([, named = '']) => named.toLowerCase().includes(host) || /[^a-z0-9.:-]/i.test(named),
    );
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

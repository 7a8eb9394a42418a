import type { Root } from 'hast';
import { fieldsOf } from '../../../../diagnostics/fields.ts';
import { ownProperty } from '../../../../diagnostics/own-property.ts';
import type { BodyContext } from '../../../foreign/body-context.ts';
import { markdownFromHast } from '../../../foreign/markdown-from-hast.ts';
import { foreignNode } from '../../../foreign/nodes.ts';
import { settleHeadings } from '../../../foreign/settle-headings.ts';
import { tidyTree } from '../../../foreign/tidy-tree.ts';
import { parseForeign, parseMdx } from '../../../markdown/parse-markdown.ts';
import { addressKey } from '../../../schema/address-key.ts';
import { checkedBefore } from '../../../trials/checked-before.ts';
import { openLastPlan } from '../fields/open-names.ts';
import type { PastedText, PasteOptions } from './paste-options.ts';
import { pastedBlocks } from './pasted-blocks.ts';
import { pastedLink } from './pasted-link.ts';
import { withMarks } from './pasted-marks.ts';
import { withPictures } from './pasted-pictures.ts';
import { seenNodes } from './seen-nodes.ts';
import { bareAddresses, raiseBoldLines } from './settle-pasted.ts';
import { withWordNotes } from './word-notes.ts';

/** See `pasteHtml`. */
export async function runPasteHtml(options: PasteOptions): Promise<PastedText | undefined> {
  const read = parseForeign(options.html, 'html');
  if (read.kind === 'problem') return undefined;
  const left: string[] = [];
  const seen = withMarks(withWordNotes(seenNodes(foreignNode(read.tree).children)));
  const taken = withPictures(seen, { names: options.pictures, leave: (picture) => left.push(picture) });
  const tree = tidyTree(pastedBlocks(taken), await around(options));
  raiseBoldLines(tree);
  settleHeadings(tree, { title: '', note: () => {} });
  bareAddresses(tree);
  const markdown = markdownFromHast(tree).trim();
  if (parseMdx(markdown).kind === 'problem') return undefined;
  return { markdown, isInline: isInline(tree), left: [...new Set(left)] };
}

function isInline({ children }: Root): boolean {
  const [only, ...others] = children;
  return only?.type === 'element' && only.tagName === 'p' && others.length === 0;
}

/** Nobody reads notes on what was pasted: it is there to be seen. */
async function around(options: PasteOptions): Promise<BodyContext> {
  const checked = await checkedBefore(options);
  const { sources } = checked?.last ?? {};
  const routes = (checked && openLastPlan(checked, options)?.routes) ?? [];
  const addresses = new Map(routes.map(({ address }) => [addressKey(address), address]));
  const { origin } = fieldsOf(sources?.site.value);
  const wording = fieldsOf((sources && ownProperty(sources.collections, 'wording'))?.[0]?.value);
  return {
    note: () => {},
    link: (address) => pastedLink(address, { origin, addresses }),
    picture: (name) => name,
    describe: () => '',
    hasNotes: wording.notes !== undefined,
    hasAlerts: wording.alerts !== undefined,
  };
}

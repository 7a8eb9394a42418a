import type { Article, Block } from './write-article.ts';

/** How a generator writes what Markdown has no notation for, and where its articles are. */
export type Dialect = {
  note: (title: string, text: string) => string;
  price: string;
  /** The address of an article, from the one in the text: `/blog/slug`. */
  link: (address: string) => string;
};

/** Plain Markdown with GFM tables, as every peer reads it: the note is a quotation, the price plain text. */
export const markdown: Dialect = {
  note: (title, text) => `> **${title}**\n>\n> ${text}`,
  price: '£45',
  link: (address) => `${address}/`,
};

/** The same in MDX, with a component for the note, for peers that support MDX. */
export const mdx: Dialect = {
  ...markdown,
  note: (title, text) => `<Callout title="${title}">\n${text}\n</Callout>`,
};

/** The body of an article in a dialect of Markdown, with a trailing newline. */
export function printBody({ blocks }: Article, dialect: Dialect): string {
  return `${blocks.map((block) => printBlock(block, dialect)).join('\n\n')}\n`;
}

function printBlock(block: Block, dialect: Dialect): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text.replace(/\]\((\/[^)]*)\)/g, (_, address: string) => `](${dialect.link(address)})`);
    case 'heading':
      return `## ${block.text}`;
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n');
    case 'table':
      return [block.head, block.head.map(() => '---'), ...block.rows]
        .map((row) => `| ${row.join(' | ')} |`)
        .join('\n');
    case 'code':
      return [`\`\`\`${block.language}`, ...block.lines, '```'].join('\n');
    case 'note':
      return dialect.note(block.title, block.text);
    case 'price':
      return `Whoever would rather learn it beside somebody takes our evening course: it costs ${dialect.price}, tea included.`;
  }
}

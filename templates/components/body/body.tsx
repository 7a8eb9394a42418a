import type { ReactNode } from 'react';
import type { Body, BodyBlock } from '../../../schemas/planned.ts';
import { HtmlText } from '../html/html.tsx';
import { mdxComponents } from '../mdx-components.ts';
import './body.css';

type Props = { of: Body; className?: string };

/** Running text: paragraphs, lists, tables, and the allow-listed components between them. */
export function BodyView({ of, className }: Props) {
  return <div className={className ? `body ${className}` : 'body'}>{of.map(printBlock)}</div>;
}

function printBlock(block: BodyBlock, index: number): ReactNode {
  if (block.kind === 'html') return <HtmlText key={index} of={block} as="div" className="body__html" />;
  const Component = mdxComponents[block.name];
  if (!Component) throw new Error(`mdx-components.ts has no component "${block.name}"`);
  return (
    <Component key={index} title={String(block.props.title)}>
      {block.children.map(printBlock)}
    </Component>
  );
}

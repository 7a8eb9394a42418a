import type { ComponentType, ReactNode } from 'react';
import type { Body, BodyBlock } from '../../../schemas/planned.ts';
import { ownValue } from '../../own-value.ts';
import { HtmlText } from '../html/html.tsx';
import { mdxComponents } from '../mdx-components.ts';
import './body.css';

type Props = { of: Body; className?: string };

/** Running text: paragraphs, lists, tables, and allow-listed components between them. */
export function BodyView({ of, className }: Props) {
  return <div className={className ? `body ${className}` : 'body'}>{of.map(printBlock)}</div>;
}

function printBlock(block: BodyBlock, index: number): ReactNode {
  if (block.kind === 'html') return <HtmlText key={index} of={block} as="div" className="body__html" />;
  const found = ownValue(mdxComponents, block.name);
  if (!found) throw new Error(`mdx-components.ts has no component "${block.name}"`);
  // The check has validated the props against this component's schema.
  const Component = found as ComponentType<Record<string, unknown>>;
  return (
    <Component key={index} {...block.props}>
      {block.children.map(printBlock)}
    </Component>
  );
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { evaluate } from '@mdx-js/mdx';
import { createElement, type ReactNode } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import remarkGfm from 'remark-gfm';
import { describe, expect, it } from 'vitest';
import { parseMdx } from '../../renderer/markdown/parse-markdown.ts';
import { htmlFromHast } from '../../renderer/plan/values/html-from-hast.ts';

const folder = join(import.meta.dirname, '../../content/posts');

describe('the compiler of articles against the reference implementation of MDX', () => {
  it.each(readdirSync(folder).sort())('reads %s to the same HTML', async (file) => {
    const body = readFileSync(join(folder, file), 'utf8').replace(/^---\n.*?\n---\n/s, '');
    // References are not JavaScript (ids have hyphens): both sides see a plain word in their place.
    const text = body.replace(/\{([^{}]+)\}/g, (_, name: string) => `ref${name.replace(/[^a-z]/gi, '')}`);
    expect(normalise(ours(text))).toBe(normalise(await reference(text)));
  });

  it('would notice a difference', async () => {
    expect(normalise(ours('## One\n\n- a\n- b'))).not.toBe(normalise(await reference('## One\n\n- a\n- c')));
  });
});

function ours(text: string): string {
  const result = parseMdx(text);
  if (result.kind === 'problem') throw new Error(result.problem.message);
  const handlers = {
    fill: (value: string) => value,
    attributes: ({ properties }: { properties: Record<string, unknown> }) => ({
      ...texts(properties, 'href'),
      ...texts(properties, 'src'),
      ...texts(properties, 'alt'),
    }),
  };
  return result.tree.children
    .map((node) =>
      node.type === 'mdxJsxFlowElement'
        ? htmlFromHast(node.children, handlers)
        : htmlFromHast([node], handlers),
    )
    .join('');
}

function texts(properties: Record<string, unknown>, name: string): Record<string, string> {
  const value = properties[name];
  return typeof value === 'string' ? { [name]: value } : {};
}

async function reference(text: string): Promise<string> {
  const { default: Content } = await evaluate(text, { ...runtime, remarkPlugins: [remarkGfm] });
  const Callout = ({ children }: { children: ReactNode }) => children;
  return renderToStaticMarkup(createElement(Content, { components: { Callout } }));
}

/**
 * Removes intended differences and those of React: preloaded pictures, typographic quotes, the frame around tables,
 * captions of pictures, alignment without inline styles.
 */
function normalise(html: string): string {
  return html
    .replace(/<div class="table-scroll" tabindex="0">(.*?)<\/div>/gs, '$1')
    .replace(/ (?:style|data-align)="[^"]*"/g, '')
    .replace(/<pre tabindex="0">/g, '<pre>')
    .replace(/<link rel="preload"[^>]*>/g, '')
    .replace(/<figure>(<img [^>]*?)\/?><figcaption>(.*?)<\/figcaption><\/figure>/g, '<p>$1 title="$2"></p>')
    .replace(/[“”]|&quot;/g, '"')
    .replace(/[‘’]|&#x27;/g, "'")
    .replace(/…/g, '...')
    .replace(/\/>/g, '>')
    .replace(/\s+/g, ' ')
    .replace(/> </g, '><')
    .trim();
}

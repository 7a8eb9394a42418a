import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { shippedSite } from './site-copy.ts';

/** An article as its editor wrote it. `body` is its Markdown. */
export type WrittenPost = {
  id: string;
  title: string;
  category: string;
  tutor?: string;
  cover?: unknown;
  sources?: { title: string; url: string }[];
  art?: Record<string, unknown>;
  body: string;
};

export function readPosts(root = shippedSite): WrittenPost[] {
  const folder = path.join(root, 'content/posts');
  return readdirSync(folder).map((file) => {
    const [, head = '', body = ''] =
      /^---\n(.*?)\n---\n(.*)$/s.exec(readFileSync(path.join(folder, file), 'utf8')) ?? [];
    return { ...parse(head), id: file.replace(/\.mdx$/, ''), body };
  });
}

import { join } from 'node:path';
import { coursePrice } from '../generate/content-files.ts';
import { ownTemplate } from '../generate/own-template.ts';
import { createEdit, type Edit, letterOf } from './create-edit.ts';

/**
 * A change of the generated site, and where it shows: `text` is on the page only after it. `page` is an address without
 * a leading slash.
 */
export type OwnEdit = { label: string; edit: Edit; page: string; text: (run: number) => string };

/**
 * One change of each sort. `article` is the one to edit, `templatePages` the number of pages with the site's own
 * template.
 */
export function ownEdits(
  root: string,
  { article, templatePages }: { article: string; templatePages: number },
): Record<'post' | 'price' | 'styles' | 'template' | 'name', OwnEdit> {
  const price = (run: number): number => Number(coursePrice.price) + 1 + run;
  const version = (run: number): string => `data-version="${letterOf(run)}"`;
  const name = (run: number): string => `Hill Street Repairs ${letterOf(run)}`;
  const width = (run: number): string => `${1001 + run}px`;
  const change = (file: string, pattern: RegExp, instead: (run: number) => string): Edit =>
    createEdit(join(root, file), (text, run) => text.replace(pattern, instead(run)));
  return {
    post: {
      label: 'one edit of a post',
      edit: createEdit(join(root, `content/posts/${article}.mdx`), addSentence),
      page: `blog/${article}`,
      text: sentenceOf,
    },
    price: {
      label: 'a price on 3 pages',
      edit: change(
        `content/courses/${coursePrice.course}.yaml`,
        /^price: .*$/m,
        (run) => `price: ${price(run)}`,
      ),
      page: 'blog/article-00002',
      text: (run) => `£${price(run)}`,
    },
    styles: {
      label: 'the styles of a section',
      edit: change(ownTemplate.styles, /\{\n(?= *color)/, (run) => `{\n    max-width: ${width(run)};\n`),
      page: 'notes/1',
      text: width,
    },
    template: {
      label: `a template on ${templatePages} pages`,
      edit: change(ownTemplate.component, /data-version="\w+"/, version),
      page: 'notes/1',
      text: version,
    },
    name: {
      label: 'the name in site.yaml',
      edit: change('site.yaml', /^name: .*$/m, (run) => `name: ${name(run)}`),
      page: 'about',
      text: name,
    },
  };
}

/** Adds one sentence to the end of an article in any of the notations. */
export function addSentence(text: string, run: number): string {
  return `${text}\n${sentenceOf(run)}\n`;
}

export function sentenceOf(run: number): string {
  return `Added afterwards in version ${letterOf(run)}.`;
}

import type { FileStep, SiteState } from '../differential/change.ts';
import { write } from '../differential/change.ts';
import { ownTemplate } from '../generate/own-template.ts';

/**
 * The edits of an ordinary day: values and articles, now and then a style or a template. Each edit has a number of its
 * own, so that no content recurs.
 */
export function everydayEdit({ files }: SiteState, number: number): FileStep {
  const text = (file: string): string => files.get(file)?.toString('utf8') ?? '';
  if (number % 20 === 0)
    return write(
      ownTemplate.styles,
      text(ownTemplate.styles).replace('}', `  margin-top: ${number}px;\n  }`),
    );
  if (number % 20 === 10)
    return write(
      ownTemplate.component,
      text(ownTemplate.component).replace('data-version="first"', `data-version="${number}"`),
    );
  if (number % 2 === 0)
    return write(
      'site.yaml',
      text('site.yaml').replace(/^tagline: .*$/m, `tagline: Tagline number ${number}`),
    );
  const posts = [...files.keys()].filter((file) => /^content\/posts\/.*\.mdx$/.test(file)).toSorted();
  const post = posts[((number - 1) / 2) % posts.length] ?? '';
  return write(post, `${text(post).trimEnd()}\n\nA sentence that was added with edit ${number}.\n`);
}

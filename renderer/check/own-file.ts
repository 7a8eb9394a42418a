import type { Document } from './content.ts';

/** Where a branch has the file, or would have it to say something else than its base. */
export function ownFile({ source, collection }: Pick<Document, 'source' | 'collection'>): string {
  if (collection === 'site') return 'site.yaml';
  return source.file.replace(/^.*?(?=content\/)/, '');
}

import type { Fields } from '../../../diagnostics/fields.ts';
import type { Sources } from '../../model/source.ts';
import type { ReadSite } from '../../pipeline/read-site.ts';
import { findParts } from './find-parts.ts';
import { exampleFitter } from './fit-example.ts';
import type { GalleryPart } from './gallery-part.ts';

/** A kind of section. `value`: a section with its example, as this site can show it. */
export type SectionExample = Pick<GalleryPart, 'name' | 'title' | 'description' | 'own'> & { value: Fields };

/** Every kind of section that a page of the site may have, the site’s own first, then by their titles. */
export function sectionExamples({ root, sources, schemas = {}, kinds = [] }: ReadSite): SectionExample[] {
  if (!sources) return [];
  const picture = anyPicture(sources);
  const fitted = exampleFitter(sources, { schemas, kinds, ...(picture !== undefined && { picture }) });
  return findParts(root, schemas)
    .filter(({ kind }) => kind === 'section')
    .map(({ name, title, description, own, fields }) => ({
      ...{ name, title, description, own },
      value: { section: name, ...fitted(fields, name) },
    }))
    .sort((one, other) => Number(other.own) - Number(one.own) || (one.title < other.title ? -1 : 1));
}

/** A photo rather than a drawing. */
function anyPicture({ media }: Sources): string | undefined {
  const pictures = Object.values(media).filter(({ width }) => width !== undefined);
  return (pictures.find(({ format }) => format !== undefined) ?? pictures[0])?.name;
}

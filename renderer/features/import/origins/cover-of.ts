import { fieldsOf } from '../../../../diagnostics/fields.ts';
import { ownProperty } from '../../../../diagnostics/own-property.ts';
import { textOfField } from './fields-as.ts';
import type { ForeignArticle } from './origin.ts';

const coverFields = [
  'cover',
  'image',
  'images',
  'heroImage',
  'featured_image',
  'featuredImage',
  'feature_image',
  'coverImage',
  'thumbnail',
  'banner',
  'hero',
  'header',
  'ogImage',
  'og_image',
  'teaser',
];

/** The picture of an article, if there is a file for it. `take`: its name in our media. */
export function coverOf(
  { fields }: ForeignArticle,
  take: (address: string) => string | undefined,
): { src: string; alt: string } | undefined {
  for (const name of coverFields) {
    const value = ownProperty(fields, name);
    const [one] = Array.isArray(value) ? value : [value];
    const address =
      typeof one === 'string'
        ? one
        : textOfField(fieldsOf(one), ['src', 'url', 'image', 'path', 'file', 'teaser']);
    if (address === undefined || !/\.(?:jpe?g|png|gif|webp|avif|svg)(?:[?#]|$)/i.test(address)) continue;
    const src = take(address);
    if (src !== undefined)
      return {
        src,
        alt:
          textOfField(fieldsOf(one), ['alt', 'caption']) ??
          textOfField(fields, [
            `${name}_alt`,
            `${name}Alt`,
            'imageAlt',
            'image_alt',
            'image_accessibility',
          ]) ??
          '',
      };
  }
  return undefined;
}

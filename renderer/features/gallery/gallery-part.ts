import type { Fields } from '../../../diagnostics/fields.ts';

/**
 * What the gallery shows on a page of its own. `own`: the site has it in its own folder. `fields`: of the section that
 * the page consists of.
 */
export type GalleryPart = {
  kind: 'section' | 'component';
  name: string;
  title: string;
  description: string;
  own: boolean;
  /** Absolute: what it is shown from, `example.yaml` of a section or `example.tsx`; absent if that is its schema. */
  example?: string;
  /** The kind of section on its page: a component has one made for it. */
  section: string;
  fields: Fields;
};

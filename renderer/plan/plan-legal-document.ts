import type { LegalDocument } from '../../schemas/planned.ts';
import type { LegalProps } from '../../schemas/types.ts';
import { fillPattern } from './fill-references.ts';
import { planFieldsOf } from './plan-fields-of.ts';
import { planMdxBody } from './plan-text.ts';
import type { PageScope, Planned } from './planner.ts';
import { createSlugger } from './slugify.ts';

/** A legal text. Its headings' ids carry the document's own, since several documents may share a page. */
export function planLegalDocument(id: string, page: PageScope): Planned<LegalDocument> {
  const entry = page.site.collections.get('legal')?.get(id);
  if (!entry) throw new Error(`legal text ${id} was not checked`);
  const { values, origins, remember } = planFieldsOf<LegalProps>(entry, 'legal', page);
  const slug = createSlugger();
  const scope: PageScope = { ...page, origins, slug: (text) => `${id}-${slug(text)}` };
  const { body, contents } = planMdxBody({ source: entry.source, path: [], at: 'body' }, scope);
  const dateText = fillPattern(page.wording.legal.updated, { date: values.date.text });
  remember('dateText', dateText, ['date']);
  page.changes.push(values.date.iso);
  return { value: { id, title: values.title, date: values.date, dateText, body, contents }, origins };
}

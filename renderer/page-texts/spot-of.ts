import type { PlannedPage } from '../model/plan.ts';
import type { Spot } from './page-text.ts';

/** Position on a page of a path of its plan, such as `sections/2/courses/0/price/text`. */
export function spotOf(path: string, { sections }: Pick<PlannedPage, 'sections'>): Spot {
  const [first = '', second = '', third] = path.split('/');
  const section = sections[Number(second)];
  if (first === 'sections' && section) {
    const { kind, id } = section;
    return { in: 'section', section: Number(second) + 1, kind, ...(id !== undefined && { id }) };
  }
  if (first === 'head' && second === 'structuredData') return { in: 'structured-data' };
  if (first === 'head' && second === 'sharing' && third === 'picture') return { in: 'sharing-picture' };
  return { in: first === 'head' || first === 'frame' ? first : 'page' };
}

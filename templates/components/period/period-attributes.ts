import type { Period } from '../../../schemas/planned.ts';

type Attributes = { 'data-from'?: string; 'data-until'?: string; hidden?: true };

/** On the element that stands on the page for a time only: what has not begun is hidden until the browser shows it (islands/timed). */
export function periodAttributes({ from, until }: Period = {}): Attributes {
  return {
    ...(from !== undefined && { 'data-from': from, hidden: true }),
    ...(until !== undefined && { 'data-until': until }),
  };
}

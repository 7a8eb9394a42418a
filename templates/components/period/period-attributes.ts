import type { Period } from '../../../schemas/planned.ts';

type Attributes = { 'data-from'?: string; 'data-until'?: string; hidden?: true };

/**
 * For an element that is on the page for a limited time: if it has not begun, it is hidden until the browser shows it
 * (islands/timed).
 */
export function periodAttributes({ from, until }: Period = {}): Attributes {
  return {
    ...(from !== undefined && { 'data-from': from, hidden: true }),
    ...(until !== undefined && { 'data-until': until }),
  };
}

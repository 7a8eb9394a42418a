import { hash } from 'node:crypto';
import type { Planned } from '../../../kinds/planned.ts';

/** 16 hex digits that differ where the values do. */
export function digestOf(value: unknown): string {
  return hash('sha1', JSON.stringify(value) ?? 'undefined', 'hex').slice(0, 16);
}

/** Of an answer with all that is known of it but what was asked to make it. */
export function digestOfPlanned({ reads: _reads, ...planned }: Planned<unknown>): string {
  return digestOf(planned);
}

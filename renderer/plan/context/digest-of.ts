import { hash } from 'node:crypto';
import type { Planned } from '../../../kinds/planned.ts';

/** 16 hex digits that differ if the values do. */
export function digestOf(value: unknown): string {
  return hash('sha1', JSON.stringify(value) ?? 'undefined', 'hex').slice(0, 16);
}

/** For an answer with everything known about it except its dependencies. */
export function digestOfPlanned({ reads: _reads, ...planned }: Planned<unknown>): string {
  return digestOf(planned);
}

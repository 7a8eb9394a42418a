import type { EventProps } from '../../schemas/types.ts';

export type Status = NonNullable<EventProps['status']>;

/** The default: registration is open. */
export const open = 'Registration Open' satisfies Status;
export const closed = 'Registration Closed' satisfies Status;
export const cancelled = 'Cancelled' satisfies Status;

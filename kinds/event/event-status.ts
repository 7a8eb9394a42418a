import type { EventProps } from '../../schemas/types.ts';

export type Status = NonNullable<EventProps['status']>;

/** Left out, registration is open. */
export const open: Status = 'Registration Open';
export const cancelled: Status = 'Cancelled';

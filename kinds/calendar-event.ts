/**
 * `start`, `end` and `stamp` are instants in UTC: `2025-10-05T15:00:00Z`. For an all-day event, `start` and `end` are
 * calendar dates, `end` the day after its last. `sequence` grows with each change.
 */
export type CalendarEvent = {
  uid: string;
  producer: string;
  stamp: string;
  sequence: number;
  start: string;
  /** Left out if nobody says when it ends. */
  end?: string;
  title: string;
  description: string;
  location: string;
  address: string;
  status: 'CONFIRMED' | 'CANCELLED';
};

/** One of many in a calendar. */
export type CalendarDate = Omit<CalendarEvent, 'producer'>;

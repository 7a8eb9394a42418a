/** In English, from Sunday on as `getUTCDay` counts. */
export const weekdays: readonly string[] = [
  ...['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
];

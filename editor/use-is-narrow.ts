import { useSyncExternalStore } from 'react';

const query = matchMedia('(max-width: 43.6875em)');

/** Whether a field opens as a sheet from below, since nothing has room beside the page. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    (changed) => {
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => query.matches,
  );
}

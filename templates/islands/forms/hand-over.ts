import { withTabStorage } from './tab-storage.ts';

const key = 'handed-over';

/**
 * Stores the chat link with the finished message for the page after the form, so that a closed chat can be reopened.
 */
export function keepHandOver(address: string): void {
  withTabStorage((storage) => storage.setItem(key, address));
}

/** Accepts only an address of this chat: another page of the same origin may have written there. */
export function loadHandOver(start: string): string | undefined {
  const kept = withTabStorage((storage) => storage.getItem(key));
  return kept?.startsWith(start) ? kept : undefined;
}

import { withTabStorage } from './tab-storage.ts';

const key = 'handed-over';

/** Keeps the chat link with the finished message for the page after the form: a chat that was closed can be opened again. */
export function keepHandOver(address: string): void {
  withTabStorage((storage) => storage.setItem(key, address));
}

/** Only an address of this chat counts: another page of the same origin may have written there. */
export function loadHandOver(start: string): string | undefined {
  const kept = withTabStorage((storage) => storage.getItem(key));
  return kept?.startsWith(start) ? kept : undefined;
}

/**
 * Opens the chat in a new tab; returns `false` if the browser blocked it. (With `noopener` as a window feature it
 * couldn't tell.)
 */
export function openChat(address: string): boolean {
  const tab = window.open(address, '_blank');
  if (!tab) return false;
  tab.opener = null;
  return true;
}

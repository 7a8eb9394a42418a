/** Opens the chat in a new tab; `false` where the browser blocked it. (With `noopener` as a window feature it would never say.) */
export function openChat(address: string): boolean {
  const tab = window.open(address, '_blank');
  if (!tab) return false;
  tab.opener = null;
  return true;
}

/** Puts the caret of a field before the words that were pressed on the page; at its end if they aren’t there. */
export function goToWords(field: HTMLElement, text: string): void {
  const words = text.trim().slice(0, 40);
  if (field instanceof HTMLTextAreaElement) goInArea(field, words);
  else if (field.isContentEditable) goInElement(field, words);
}

function goInArea(area: HTMLTextAreaElement, words: string): void {
  const at = area.value.indexOf(words);
  const start = words === '' || at < 0 ? area.value.length : at;
  area.setSelectionRange(start, start);
  if (at > 0) area.scrollTop = (at / area.value.length) * area.scrollHeight - area.clientHeight / 3;
}

function goInElement(field: HTMLElement, words: string): void {
  const texts = document.createTreeWalker(field, NodeFilter.SHOW_TEXT);
  while (words !== '' && texts.nextNode()) {
    const { currentNode: node } = texts;
    const at = node.nodeValue?.indexOf(words) ?? -1;
    if (at < 0 || !node.parentElement?.isContentEditable) continue;
    getSelection()?.collapse(node, at);
    node.parentElement.scrollIntoView({ block: 'nearest' });
    return;
  }
  getSelection()?.selectAllChildren(field);
  getSelection()?.collapseToEnd();
}

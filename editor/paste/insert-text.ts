/** In characters: browsers take seconds to put in more in a way that Ctrl+Z takes out. */
const longestUndone = 50_000;

/** Puts a text in place of the selection. */
export function insertText(area: HTMLTextAreaElement, text: string): void {
  area.focus();
  const isIn = text.length <= longestUndone && document.execCommand('insertText', false, text);
  if (!isIn) area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end');
}

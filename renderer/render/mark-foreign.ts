import { countLetters, readText } from '../../diagnostics/words/count-letters.ts';
import type { Foreign } from '../model/plan.ts';
import { type HtmlElement, readElements } from './read-elements.ts';

/**
 * Marks the untranslated texts in the markup of a page: the element around a text gets its language and direction, so
 * that full stops end its lines, and screen readers pronounce it correctly.
 */
export function markForeign(html: string, foreign: Foreign, isHydrated: (island: string) => boolean): string {
  const mixed = new Set(foreign.mixed);
  const marks: { at: number; text: string }[] = [];
  const language = ` lang="${foreign.language}"`;
  const direction = ` dir="${foreign.direction}"`;
  const mark = (element: HtmlElement): void => {
    if (!isForeign(html, element, foreign, mixed)) {
      for (const child of element.children) mark(child);
      return;
    }
    const text = besideAnIcon(element);
    if (text) {
      marks.push(
        { at: text.start, text: `<span${language}${direction}>` },
        { at: text.end, text: '</span>' },
      );
      return;
    }
    const tag = html.slice(element.start, element.content);
    const at = element.start + 1 + element.name.length;
    marks.push({ at, text: / dir="/.test(tag) ? language : language + direction });
  };
  for (const element of readElements(html, isHydrated)) mark(element);
  return insert(html, marks);
}

/** An element with words of its own, all of them foreign: one that contains only elements is part of the layout. */
function isForeign(
  html: string,
  element: HtmlElement,
  { direction }: Foreign,
  mixed: ReadonlySet<string>,
): boolean {
  if (element.texts.length === 0) return false;
  const text = readText(html.slice(element.content, element.end));
  const { ltr, rtl } = countLetters(text);
  const [own, other] = direction === 'ltr' ? [rtl, ltr] : [ltr, rtl];
  return other > 0 && (own === 0 || mixed.has(text));
}

/** The only text of an element that also has a picture, which stays in place. */
function besideAnIcon({ texts, children, others }: HtmlElement): { start: number; end: number } | undefined {
  return texts.length === 1 && children.length === 0 && others > 0 ? texts[0] : undefined;
}

function insert(html: string, marks: readonly { at: number; text: string }[]): string {
  let [printed, at] = ['', 0];
  for (const mark of marks) {
    printed += html.slice(at, mark.at) + mark.text;
    at = mark.at;
  }
  return printed + html.slice(at);
}

import { DomUtils, parseDocument } from 'htmlparser2';

/** Names, and what has no other name in Nepal: the words that stand in Latin letters in a text in Nepali. */
const names = [
  /[\w.]+@example\.com/g,
  /\bEnglish\b/g,
  /\b(OSCE|CBT|OET|IELTS|NMC|APIE|PIN)\b/g,
  /\((Care Training|Abroad Study)\)/g,
  /\b(Listening|Reading|Writing|Speaking|Grade [BC]\+?)/g,
  /भाग [AB]/g,
  /\+977[ \d]+/g,
];
const read = ['alt', 'aria-label', 'title', 'placeholder', 'content'];

/**
 * Whatever a visitor of a page in Nepali reads or hears that has Latin letters or digits and is no name. Of the head
 * the title and the description are read.
 */
export function foreignTexts(html: string): string[] {
  const { children } = parseDocument(html);
  const unread = ['script', 'style', 'template', 'site-island-props'];
  for (const element of DomUtils.findAll(({ name }) => unread.includes(name), children))
    DomUtils.removeElement(element);
  const texts = DomUtils.find(({ type }) => type === 'text', children, true, Number.POSITIVE_INFINITY);
  const attributes = DomUtils.findAll(isRead, children).flatMap(({ attribs }) =>
    read.map((name) => attribs[name]),
  );
  return [...texts.map((node) => ('data' in node ? node.data : '')), ...attributes]
    .map((text = '') => names.reduce((rest, name) => rest.replace(name, ''), text).trim())
    .filter((text) => /[A-Za-z0-9]/.test(text));
}

/** Of the many `content`s of the head only the description is a text. */
function isRead({ name, attribs }: ReturnType<typeof DomUtils.findAll>[number]): boolean {
  return name !== 'meta' || attribs.name === 'description';
}

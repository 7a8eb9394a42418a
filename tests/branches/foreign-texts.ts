import { DomUtils, parseDocument } from 'htmlparser2';

/** Names and terms that have no Nepali form: words that stay in Latin letters in a Nepali text. */
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
 * Everything on a page in Nepali that a visitor reads or hears in Latin letters or digits and that is not a name. In
 * the head only the title and the description are read.
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

/** The description is the only `content` attribute in the head that is text. */
function isRead({ name, attribs }: ReturnType<typeof DomUtils.findAll>[number]): boolean {
  return name !== 'meta' || attribs.name === 'description';
}

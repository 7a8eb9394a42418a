/**
 * Feed readers show an article at an address of their own, so every address in its HTML must be absolute: of pages,
 * files and the sizes of a picture, and of places within the article as well.
 */
import { absoluteAddress } from '../context/absolute-address.ts';

/**
 * HTML attributes that contain an address or, as `srcset`, several.
 * https://html.spec.whatwg.org/multipage/indices.html#attributes-3
 */
const attribute = / (href|src|poster|cite|data|action|formaction|srcset|imagesrcset)="([^"]*)"/g;

/**
 * `page`: the finished address of the article. Planning prints all attributes in double quotes, and no text contains
 * one.
 */
export function absoluteHtml(html: string, page: string, settings: { origin: string }): string {
  const whole = (address: string) => absoluteWithin(address, page, settings);
  return html.replace(attribute, (_match, name: string, value: string) => {
    const finished = name.endsWith('srcset') ? absoluteSet(value, whole) : whole(value);
    return ` ${name}="${finished}"`;
  });
}

function absoluteWithin(address: string, page: string, settings: { origin: string }): string {
  if (address.startsWith('#')) return `${page}${address}`;
  if (address.startsWith('//')) return `https:${address}`;
  return absoluteAddress(address, settings);
}

/** `/a-320.avif 320w, /a-640.avif 640w`: an address ends at a space, or at a comma followed by one. */
function absoluteSet(set: string, whole: (address: string) => string): string {
  return set
    .split(/,\s+/)
    .map((candidate) => {
      const [address = '', ...size] = candidate.trim().split(/\s+/);
      return [whole(address), ...size].join(' ');
    })
    .join(', ');
}

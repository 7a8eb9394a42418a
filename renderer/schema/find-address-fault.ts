import { hasWebHost } from './web-address.ts';

/** Why no link can lead to an address. */
export type AddressFault = 'protocol' | 'form' | 'own-file' | 'own-server';

/**
 * The single place that decides whether a link may lead to an address: a page of this site, a place on the page, a web
 * address, an email address, a phone number, a calendar or a place on Earth. Asked about the written address, and again
 * after all its names are filled in.
 */
export function findAddressFault(written: string): AddressFault | undefined {
  const address = asBrowsersRead(written);
  if (/^(\/(?!\/)|#)/.test(address) && !address.includes('\\')) return undefined;
  if (/^file:|^[a-z]:[\\/]|^\\\\/i.test(address)) return 'own-file';
  if (
    /^(?:https?|webcal):\/\/(?:localhost|127\.0\.0\.1|0\.0\.0\.0|192\.168\.\d+\.\d+|\[::1\])(?:[:/?#]|$)/i.test(
      address,
    )
  )
    return 'own-server';
  const protocol = protocolOf(address);
  const isWhole = wholes.get(protocol ?? '');
  if (protocol !== undefined && !isWhole) return 'protocol';
  // Keeps spaces within a host, as in `https://to be agreed/`.
  return isWhole?.(
    withoutControls(written)
      .trim()
      .slice((protocol ?? '').length + 1),
  )
    ? undefined
    : 'form';
}

const isSomething = (rest: string) => rest.trim() !== '';

/** The protocols that a link may have, and whether the part after the colon is enough to follow it. */
const wholes = new Map<string, (rest: string) => boolean>([
  ['http', (rest) => hasWebHost(`http:${rest}`)],
  ['https', (rest) => hasWebHost(`https:${rest}`)],
  ['mailto', isSomething],
  ['tel', isSomething],
  ['sms', isSomething],
  // A calendar subscription: a web address, opened by another program.
  ['webcal', (rest) => hasWebHost(`https:${rest}`)],
  // A place on Earth: latitude, longitude, optional altitude. https://www.rfc-editor.org/rfc/rfc5870
  [
    'geo',
    (rest) => /^-?\d+(?:\.\d+)?(?:,-?\d+(?:\.\d+)?){1,2}(?:[;?]\S*)?$/.test(rest.replace(/\{[^{}]*\}/g, '0')),
  ],
]);

/** Browsers skip these in `java\nscript:` and the like. https://url.spec.whatwg.org/#concept-basic-url-parser */
export function asBrowsersRead(written: string): string {
  return withoutControls(written).replace(/\s/g, '');
}

function withoutControls(written: string): string {
  return written.replace(/[\p{Cc}\p{Cf}]/gu, '');
}

/** `javascript` for ` JAVA\nSCRIPT:alert(1)`; undefined for a relative address. */
export function protocolOf(written: string): string | undefined {
  return /^([a-z][a-z0-9+.-]*):/i.exec(asBrowsersRead(written))?.[1]?.toLowerCase();
}

import { hasWebHost } from './web-address.ts';

/** What keeps an address from being one that a link can lead to. */
export type AddressFault = 'protocol' | 'form' | 'own-file' | 'own-server';

/**
 * The one answer to whether a link may lead to an address: a page of this site, a place on the page, a web address, an
 * email address or a phone number. Asked of what is written, and again of what has become of it once every name in it
 * has its value.
 */
export function judgeAddress(written: string): AddressFault | undefined {
  const address = asBrowsersRead(written);
  if (/^(\/(?!\/)|#)/.test(address) && !address.includes('\\')) return undefined;
  if (/^file:|^[a-z]:[\\/]|^\\\\/i.test(address)) return 'own-file';
  if (
    /^https?:\/\/(?:localhost|127\.0\.0\.1|0\.0\.0\.0|192\.168\.\d+\.\d+|\[::1\])(?:[:/?#]|$)/i.test(address)
  )
    return 'own-server';
  const protocol = protocolOf(address);
  const isWhole =
    protocol === 'mailto' || protocol === 'tel'
      ? address.length > protocol.length + 1
      : // A space within a host is not skipped, as in `https://to be agreed/`.
        hasWebHost(withoutControls(written).trim());
  if (isWhole) return undefined;
  const isKnown = protocol === undefined || /^(?:mailto|tel|https?)$/.test(protocol);
  return isKnown ? 'form' : 'protocol';
}

/** Browsers skip some of these, so `java\nscript:` would work. https://url.spec.whatwg.org/#concept-basic-url-parser */
export function asBrowsersRead(written: string): string {
  return withoutControls(written).replace(/\s/g, '');
}

function withoutControls(written: string): string {
  return written.replace(/[\p{Cc}\p{Cf}]/gu, '');
}

/** `javascript` of ` JAVA\nSCRIPT:alert(1)`; nothing of an address that depends on where it is. */
export function protocolOf(written: string): string | undefined {
  return /^([a-z][a-z0-9+.-]*):/i.exec(asBrowsersRead(written))?.[1]?.toLowerCase();
}

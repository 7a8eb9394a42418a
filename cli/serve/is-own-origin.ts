/**
 * Whether a page of this server asks, or no page at all. Browsers name the page that asks across websites
 * (https://fetch.spec.whatwg.org/#origin-header); `host` has been looked at before. What forwards a port may speak
 * https to the browser.
 */
export function isOwnOrigin(origin: string | undefined, host: string | undefined): boolean {
  return origin === undefined || origin === `http://${host}` || origin === `https://${host}`;
}

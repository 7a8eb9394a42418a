/**
 * Whether a request comes from a page of this server, or from no page at all. For cross-origin requests, browsers send
 * the origin of the page (https://fetch.spec.whatwg.org/#origin-header); `host` has been checked before. A port
 * forwarder may use https towards the browser.
 */
export function isOwnOrigin(origin: string | undefined, host: string | undefined): boolean {
  return origin === undefined || origin === `http://${host}` || origin === `https://${host}`;
}

import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isSameToken } from '../serve/is-same-token.ts';

/**
 * Who may use the editor: whoever has opened the printed address, whose key works once and for two minutes. The browser
 * then has a cookie, which no script can read, and a token, which no other page can read; a request needs both.
 */
export type Access = {
  /** A new key for the address. */
  issueKey: () => string;
  /** Whether it was a key that is still good; it no longer is. */
  redeemKey: (key: string) => boolean;
  /** For the browser that has redeemed a key, at this port. */
  cookie: (port: number) => string;
  hasCookie: (request: IncomingMessage) => boolean;
  token: string;
  /** Cookie and token. */
  isAllowed: (request: IncomingMessage) => boolean;
};

/** In milliseconds. */
const life = 2 * 60_000;

/** `now`: a clock, in milliseconds. */
export function createAccess(now: () => number): Access {
  const [pass, token] = [secret(), secret()];
  const keys = new Map<string, number>();
  const hasCookie = (request: IncomingMessage) => {
    const port = String(request.socket.localPort);
    return isSameToken(cookiesOf(request).get(cookieName(port)), pass);
  };
  return {
    token,
    hasCookie,
    issueKey: () => {
      const key = secret();
      keys.set(key, now() + life);
      return key;
    },
    redeemKey: (given) => {
      const known = [...keys].find(([key]) => isSameToken(given, key));
      if (known) keys.delete(known[0]);
      return known !== undefined && now() < known[1];
    },
    cookie: (port) => `${cookieName(String(port))}=${pass}; Path=/; HttpOnly; SameSite=Strict`,
    isAllowed: (request) => hasCookie(request) && isSameToken(request.headers['x-site-token'], token),
  };
}

/** Browsers don’t keep the cookies of two ports apart. */
function cookieName(port: string): string {
  return `site-edit-${port}`;
}

function secret(): string {
  return randomBytes(24).toString('base64url');
}

function cookiesOf({ headers }: IncomingMessage): ReadonlyMap<string, string> {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
  return new Map(pairs.map(([name = '', value = '']) => [name, value]));
}

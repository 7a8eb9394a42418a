import type { ServerResponse } from 'node:http';
import { type Fields, fieldsOf } from '../../diagnostics/fields.ts';
import { decodeWritten } from '../serve/decode-written.ts';
import type { TurnKind } from './turns.ts';

/** `name`: the last part of an address that ends with any name. `signal`: aborted once nobody waits for the answer. */
export type AskedRoute = {
  query: URLSearchParams;
  name: string;
  bytes: Buffer;
  json: unknown;
  signal: AbortSignal;
};

export type RouteAnswer = { status?: number; value: unknown };

/** What an address of the editor does; one that ends with a slash takes a name after it. */
export type EditRoute = {
  method: 'GET' | 'POST' | 'PUT';
  address: string;
  /** In bytes, if more may be sent than elsewhere. */
  longest?: number;
  /** Something is kept on the disk. */
  isWrite?: true;
  /** It takes long and changes nothing, so that nobody waits for it. */
  isApart?: true;
  /** Default: a change. */
  turn?: TurnKind;
  answer: (asked: AskedRoute) => Promise<RouteAnswer>;
  /** Keeps the connection, and sends what happens. */
  stream?: (response: ServerResponse) => void;
};

/** `others`: the methods that the address has, if it isn’t this one. */
export type FoundRoute = { route: EditRoute; name: string } | { others: string } | undefined;

export function findRoute(routes: readonly EditRoute[], method: string, address: string): FoundRoute {
  const slash = address.lastIndexOf('/') + 1;
  const name = decodeWritten(address.slice(slash));
  const isNamed = name !== undefined && name !== '';
  const there = routes.filter((one) =>
    one.address.endsWith('/') ? isNamed && one.address === address.slice(0, slash) : one.address === address,
  );
  const route = there.find((one) => one.method === method);
  if (route) return { route, name: name ?? '' };
  return there.length === 0 ? undefined : { others: there.map((one) => one.method).join(', ') };
}

/** A request that can’t be understood. */
export function notUnderstood(code: string): RouteAnswer {
  return { status: 400, value: { code } };
}

export function ask(address: string, answer: (query: URLSearchParams) => Promise<RouteAnswer>): EditRoute {
  return { method: 'GET', address, answer: ({ query }) => answer(query) };
}

export function tell(
  address: string,
  answer: (body: Fields, signal: AbortSignal) => Promise<RouteAnswer>,
): EditRoute {
  return { method: 'POST', address, answer: ({ json, signal }) => answer(fieldsOf(json), signal) };
}

/** The same, with something kept on the disk. */
export function write(address: string, answer: (body: Fields) => Promise<RouteAnswer>): EditRoute {
  return { ...tell(address, answer), isWrite: true };
}

import type { ServerResponse } from 'node:http';
import { type Fields, fieldsOf } from '../../diagnostics/fields.ts';

/** `name`: the last part of an address that ends with any name. */
export type AskedRoute = { query: URLSearchParams; name: string; bytes: Buffer; json: unknown };

export type RouteAnswer = { status?: number; value: unknown };

/** What an address of the editor does. `isWrite`: something is kept on the disk. */
export type Route = {
  method: 'GET' | 'POST' | 'PUT';
  isWrite?: true;
  answer: (asked: AskedRoute) => Promise<RouteAnswer>;
  /** Keeps the connection, and sends what happens. */
  stream?: (response: ServerResponse) => void;
};

/** By address; one that ends with a slash takes a name after it. */
export type Routes = ReadonlyMap<string, Route>;

export function findRoute(routes: Routes, address: string): { route: Route; name: string } | undefined {
  const exact = routes.get(address);
  if (exact) return { route: exact, name: '' };
  const slash = address.lastIndexOf('/') + 1;
  const route = routes.get(address.slice(0, slash));
  const name = decoded(address.slice(slash));
  return route && name !== undefined && name !== '' ? { route, name } : undefined;
}

function decoded(written: string): string | undefined {
  try {
    return decodeURIComponent(written);
  } catch {
    return undefined;
  }
}

/** A request that can’t be understood. */
export function notUnderstood(code: string): RouteAnswer {
  return { status: 400, value: { code } };
}

export function ask(answer: (query: URLSearchParams) => Promise<RouteAnswer>): Route {
  return { method: 'GET', answer: ({ query }) => answer(query) };
}

export function tell(answer: (body: Fields) => Promise<RouteAnswer>): Route {
  return { method: 'POST', answer: ({ json }) => answer(fieldsOf(json)) };
}

/** The same, with something kept on the disk. */
export function write(answer: (body: Fields) => Promise<RouteAnswer>): Route {
  return { ...tell(answer), isWrite: true };
}

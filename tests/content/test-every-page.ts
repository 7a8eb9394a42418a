import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listPages } from '../browser/list-pages.ts';
import { findHtmlProblems } from './find-html-problems.ts';
import { readPage } from './read-page.ts';

/**
 * The tests that every page of a finished site has to pass, whatever its trade and language. `out` returns its folder.
 */
export function testEveryPage(out: () => string): void {
  test('is valid HTML', () => {
    const problems = [...htmlByAddress(out())].flatMap(([address, html]) =>
      findHtmlProblems(html).map((problem) => `${address} ${problem}`),
    );
    expect(problems).toEqual([]);
  });

  test('has a title and a description of its own', () => {
    for (const pattern of [/<title>([^<]+)</, /<meta name="description" content="([^"]+)"/]) {
      const found = [...htmlByAddress(out()).values()].map((html) => pattern.exec(html)?.[1] ?? '');
      expect(found).not.toContain('');
      expect(new Set(found).size).toBe(found.length);
    }
  });

  test('has a policy, and nothing inline that it would refuse', () => {
    for (const html of htmlByAddress(out()).values()) {
      expect(html).toMatch(/<meta http-equiv="content-security-policy" content="default-src 'none'/i);
      expect(html).not.toMatch(/ style="| on[a-z]+="|<script(?![^>]* (src|type="application\/ld\+json"))/);
    }
  });

  test('links only to pages and places that are there', () => {
    const pages = htmlByAddress(out());
    const dead = [...pages].flatMap(([address, html]) =>
      [...html.matchAll(/<a [^>]*href="([/#][^"]*)"/g)]
        .map(([, href = '']) => new URL(href.replaceAll('&amp;', '&'), `https://site.example${address}`))
        .filter(({ pathname, hash }) => !isThere(out(), pages, pathname, hash))
        .map(({ pathname, hash }) => `${address} leads to ${pathname}${hash}`),
    );
    expect(dead).toEqual([]);
  });
}

function htmlByAddress(out: string): Map<string, string> {
  return new Map(listPages(out).map((address) => [address, readPage(out, address).html]));
}

function isThere(out: string, pages: ReadonlyMap<string, string>, pathname: string, hash: string): boolean {
  const html = pages.get(pathname);
  if (html === undefined) return path.extname(pathname) !== '' && existsSync(path.join(out, pathname));
  return hash === '' || html.includes(` id="${decodeURIComponent(hash.slice(1))}"`);
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSlugger, slugify } from '../../renderer/markdown/slugify.ts';
import { finishAddress, finishLink, outputOf } from '../../renderer/plan/context/finish-address.ts';

const plain = { base: '', trailingSlash: false };
const branch = { base: '/branch', trailingSlash: true };

describe('finished addresses', () => {
  it.each([
    ['/', '/', '/branch/'],
    ['/courses', '/courses', '/branch/courses/'],
    ['/courses/', '/courses', '/branch/courses/'],
    ['/courses?search=oet#list', '/courses?search=oet#list', '/branch/courses/?search=oet#list'],
    ['/#free-guide', '/#free-guide', '/branch/#free-guide'],
    ['/guide.pdf', '/guide.pdf', '/branch/guide.pdf'],
  ])('%s becomes %s, or %s under a base with slashes', (written, withoutBase, withBase) => {
    expect(finishAddress(written, plain)).toBe(withoutBase);
    expect(finishAddress(written, branch)).toBe(withBase);
  });

  it('leaves other addresses alone and opens only other websites in a new tab', () => {
    expect(finishLink('https://oet.com/', branch)).toEqual({ href: 'https://oet.com/', external: true });
    expect(finishLink('mailto:a@example.com', branch)).toEqual({
      href: 'mailto:a@example.com',
      external: false,
    });
    expect(finishLink('tel:+44 20 7946 0142', plain).href).toBe('tel:+442079460142');
    expect(finishLink('#faq', branch)).toEqual({ href: '#faq', external: false });
  });

  it.each([
    ['/', 'index.html', 'index.html'],
    ['/blog/x', 'blog/x.html', 'blog/x/index.html'],
    ['/404', '404.html', '404.html'],
  ])('%s is written as %s, or with slashes as %s', (address, withoutSlash, withSlash) => {
    expect(outputOf(address, plain)).toBe(withoutSlash);
    expect(outputOf(address, branch)).toBe(withSlash);
  });
});

describe('ids of headings', () => {
  it('are made of letters, digits and hyphens, in any script', () => {
    expect(slugify('What’s the OSCE?')).toBe('what-s-the-osce');
    expect(slugify('Café – prices')).toBe('cafe-prices');
    expect(slugify('!!!')).toBe('section');
  });

  it('are never given twice', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'A', 'a 2', 'a-2', 'b', '?'), { maxLength: 20 }), (texts) => {
        const slug = createSlugger();
        const ids = texts.map(slug);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });
});

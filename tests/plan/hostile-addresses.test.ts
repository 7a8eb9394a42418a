import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { collectFacts, parseFacts } from '../../renderer/inspect/collect-facts.ts';
import { checkOtherOutputs } from '../../renderer/pipeline/check-other-outputs.ts';
import { absoluteAddress } from '../../renderer/plan/context/absolute-address.ts';
import { htmlFromHast } from '../../renderer/plan/values/html-from-hast.ts';
import { findAddressFault } from '../../renderer/schema/find-address-fault.ts';
import { isPrintable, printableAddress, refusedAddresses } from '../../renderer/schema/printable-address.ts';
import { checkEdited } from '../check/check-edited.ts';

/** A protocol that runs code or shows it in the site's origin, in any spelling that browsers accept. */
const hostile = fc
  .tuple(
    fc.constantFrom('javascript', 'data', 'vbscript', 'blob', 'filesystem', 'file'),
    fc.array(fc.constantFrom('\t', '\n', '\r', '\0', '\u200b', '\u00ad', ' '), { maxLength: 4 }),
    fc.nat(10),
    fc.boolean(),
    fc.string({ unit: 'binary', maxLength: 12 }),
  )
  .map(([protocol, odd, at, isLoud, rest]) => {
    const cut = at % protocol.length;
    const hidden = `${protocol.slice(0, cut)}${odd.join('')}${protocol.slice(cut)}`;
    return `${isLoud ? hidden.toUpperCase() : hidden}:${rest}`;
  });

describe('an address that runs code, however it is disguised', () => {
  test('is no address for a link', () => {
    fc.assert(fc.property(hostile, (address) => findAddressFault(address) !== undefined));
  });

  test('is printed nowhere, and what is printed says what it was', () => {
    fc.assert(
      fc.property(hostile, (address) => {
        const settings = { origin: 'https://example.org' };
        for (const printed of [printableAddress(address), absoluteAddress(address, settings)]) {
          expect(isPrintable(printed)).toBe(true);
          expect(URL.canParse(printed) && new URL(printed).protocol).toBe('about:');
          expect(refusedAddresses(`"${printed}"`)).toEqual([address.toWellFormed()]);
        }
      }),
    );
  });

  test('is found wherever a template prints it', () => {
    const places = [
      (address: string) => `<a href="${address}">A link</a>`,
      (address: string) => `<form action="${address}" method="post"></form>`,
      (address: string) => `<button formaction="${address}">Send</button>`,
      (address: string) => `<iframe src="${address}"></iframe>`,
      (address: string) => `<svg><a xlink:href="${address}"></a></svg>`,
      (address: string) => `<area href="${address}" alt="A map">`,
    ];
    fc.assert(
      fc.property(hostile, fc.constantFrom(...places), (address, print) => {
        const html = print(escaped(address));
        for (const facts of [collectFacts(html), parseFacts(html)])
          expect(facts.map(({ kind }) => kind)).toContain('address-refused');
      }),
    );
  });

  test('is not what the text of an article prints, whoever made it', () => {
    const link = {
      type: 'element' as const,
      tagName: 'a',
      properties: {},
      children: [{ type: 'text' as const, value: 'there' }],
    };
    fc.assert(
      fc.property(hostile, (href) => {
        const html = htmlFromHast([link], { fill: (text) => text, attributes: () => ({ href }) });
        expect(refusedAddresses(html)).toEqual([href.toWellFormed()]);
      }),
    );
  });
});

test.each([
  ['a page', '/courses'],
  ['a place on the page', '#faq'],
  ['a web address', 'https://example.org/?q=javascript:x#data:y'],
  ['an email address', 'mailto:a@example.org?subject=data:x'],
  ['a number', 'tel:+442079460142'],
  ['a picture in the page', 'data:,x'],
])('%s is left alone', (_what, address) => {
  const html = address.startsWith('data:') ? `<img src="${address}" alt="">` : `<a href="${address}">x</a>`;
  expect(collectFacts(html).filter(({ kind }) => kind === 'address-refused')).toEqual([]);
});

test.each([
  ['another host', '//evil.example.com'],
  ['another host by backslashes', '/\\evil.example.com'],
  ['a backslash', '\\evil.example.com'],
  ['a name and a password before the host', 'https://user:word@evil.example.com/'],
  ['a sentence', 'We will tell you where'],
  ['a sentence for a host', 'https://to be agreed/'],
  ['nothing', ''],
  ['an email address without one', 'mailto:'],
])('%s is no address', (_what, address) => {
  expect(findAddressFault(address)).toBeDefined();
});

describe('what a site has beside its pages is searched for refused addresses', async () => {
  const { site } = await checkEdited({});
  if (!site) throw new Error('The valid site has a mistake.');
  const refused = printableAddress('javascript:alert(1)');
  const html = `<p><a href="${refused}">there</a></p>`;
  const place = { file: 'site.yaml', line: 7, column: 3 };
  const parts: readonly (readonly [what: string, rest: Partial<Parameters<typeof checkOtherOutputs>[0]>])[] =
    [
      ['a feed', { files: [file({ output: 'feed.xml', feed: { items: [{ html }] } })] }],
      ['a JSON feed', { files: [file({ output: 'feed.json', feed: { items: [{ html }] } })] }],
      ['a calendar', { files: [file({ output: 'a.ics', event: { address: refused } })] }],
      ['the manifest', { files: [file({ output: 'm', manifest: { start_url: refused } })] }],
      ['a sitemap', { files: [file({ output: 's.xml', pages: [{ address: refused }] })] }],
      [
        'a document',
        { documents: [file({ output: 'a.pdf', place, blocks: [{ runs: [{ href: refused }] }] })] },
      ],
      ['a redirect', { redirects: [file({ output: 'old.html', to: refused, place: { to: place } })] }],
    ];

  test.each(parts)('%s', (_what, rest) => {
    const found: Diagnostic[] = [];
    const whole = { files: [], documents: [], redirects: [], ...rest };
    checkOtherOutputs(whole, site, (problem) => void found.push(problem));
    expect(found.map(({ code, severity }) => `${severity} ${code}`)).toEqual(['error address-refused']);
    expect(found[0]?.message).toContain('“javascript:alert(1)”');
  });
});

/** Allows more properties than the type of the search requires. */
function file<Part extends object>(part: Part): Part {
  return part;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

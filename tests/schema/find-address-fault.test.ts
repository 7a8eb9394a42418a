/** Valid links, paths and mail addresses, by the rules of hosts, telephones and registries. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { basePath } from '../../cli/options.ts';
import { decodeAddress } from '../../diagnostics/decode-address.ts';
import { findContactLinkProblem } from '../../renderer/check/contact/find-contact-link-problem.ts';
import { mendMailAddress } from '../../renderer/check/contact/mail-address.ts';
import { readEmails } from '../../renderer/check/shape/forms/read-email.ts';
import { finishLink } from '../../renderer/plan/context/finish-address.ts';
import { addressKey } from '../../renderer/schema/address-key.ts';
import { findAddressFault } from '../../renderer/schema/find-address-fault.ts';
import { asAsciiMail, isMailAddress } from '../../renderer/schema/mail-address.ts';

const schema = (name: string) => JSON.parse(readFileSync(`schemas/${name}.schema.json`, 'utf8'));

describe('a link', () => {
  it.each([
    'sms:+447700900123',
    'sms:+447700900123,+447700900124?body=Hello%20there',
    'sms:?body=Look%20at%20this',
    'SMS:60300',
    'webcal://calendar.example.org/classes.ics',
    'webcal://{facts.host}/a.ics',
    'geo:53.2707,-9.0568',
    'geo:-33.92,18.42,25;u=35',
    'geo:25.2,55.3?q=25.2,55.3(School)',
    'geo:{facts.latitude},{facts.longitude}',
    'tel:999',
    'mailto:info@müller.example',
  ])('may be %s', (address) => expect(findAddressFault(address)).toBeUndefined());

  it.each([
    ['sms:', 'form'],
    ['webcal:', 'form'],
    ['webcal:/calendar', 'form'],
    ['webcal://to be agreed/', 'form'],
    ['webcal://localhost/a.ics', 'own-server'],
    ['geo:Galway', 'form'],
    ['geo:53.27', 'form'],
    ['smsto:+447700900123', 'protocol'],
    ['javascript:alert(1)', 'protocol'],
    ['java\nscript:alert(1)', 'protocol'],
    ['whatsapp://send', 'protocol'],
    ['constructor:x', 'protocol'],
    ['', 'form'],
  ])('%j: %s', (address, fault) => expect(findAddressFault(address)).toBe(fault));

  it.each([
    ['sms:+44 7700 900123', 'sms:+447700900123'],
    [
      'sms:+971 (50) 123-4567,+63 917 123 4567?body=Hi there',
      'sms:+971501234567,+639171234567?body=Hi%20there',
    ],
    ['sms:?body=Hi there', 'sms:?body=Hi%20there'],
    ['sms:+639171234567&body=a b', 'sms:+639171234567&body=a%20b'],
  ])('%s is finished as %s', (written, href) => {
    expect(finishLink(written, { base: '/x', trailingSlash: true })).toEqual({ href, external: false });
  });

  it.each([
    ['sms:+447700900123', undefined],
    ['sms:60300', undefined],
    ['sms:?body=Hi', undefined],
    ['sms:+447700900123,07700900124', 'sms:+447700900124'],
    ['sms:07700900123?body=Hi', 'sms:+447700900123'],
  ])('the number of %s is judged as that of a call', (written, meant) => {
    const problem = findContactLinkProblem(written, '+44')?.tell({ file: 'a', line: 1, column: 1 });
    if (meant === undefined) expect(problem).toBeUndefined();
    else expect(problem?.hint).toContain(meant);
  });
});

describe('the path of a site', () => {
  it('is the same on the command line as in site.yaml', () => {
    expect(new RegExp(schema('site').properties.base.pattern).source).toBe(basePath.source);
  });

  it.each(['', '/MyBakery', '/my_bakery', '/ann.example', '/~ann', '/a/B.c_d~e-f/9', '/...', '/.well'])(
    'may be %j',
    (base) => expect(basePath.test(base)).toBe(true),
  );

  it.each([
    '/',
    '/a/',
    'a',
    '/..',
    '/a/../b',
    '/.',
    '//a',
    '/a b',
    '/ü',
    '/a"b',
    '/a;b',
    '/a$b',
    '/{a}',
    '/a\n',
  ])('may not be %j', (base) => expect(basePath.test(base)).toBe(false));
});

describe('an old address', () => {
  const pattern = new RegExp(schema('common').$defs.oldAddress.pattern, 'u');

  it.each([
    ['/%E0%A4%B2%E0%A5%87%E0%A4%96', '/लेख'],
    ['/2019/%E5%8c%BB%e7%99%82/', '/2019/医療/'],
    ['/@ann/old-post', '/@ann/old-post'],
    ["/what's-new!", "/what's-new!"],
    ['/a,b;c=d&e+f', '/a,b;c=d&e+f'],
    ['/g%20h', '/g h'],
    ['/wiki/Special:Search', '/wiki/Special:Search'],
    ['/50%25', '/50%'],
    ['/%F0%9F%8E%93', '/🎓'],
    ['/.well-known/security', '/.well-known/security'],
    ['/مقالات/قديم', '/مقالات/قديم'],
    ['/index.php', '/index.php'],
    ['/~ann/(draft)*', '/~ann/(draft)*'],
  ])('%s is %s', (written, letters) => {
    expect(pattern.test(written)).toBe(true);
    expect(decodeAddress(written)).toBe(letters);
    expect(addressKey(written)).toBe(addressKey(letters));
  });

  it.each([
    ...[
      'a',
      '/',
      '//a',
      '/a//b',
      '/a?p=1',
      '/a#b',
      '/a b',
      '/a"b',
      '/a\\b',
      '/..',
      '/a/../b',
      '/.git/x',
      '/.htaccess',
    ],
    ...[
      '/%2F',
      '/%5c',
      '/%00',
      '/%0A',
      '/%7F',
      '/caf%E9',
      '/%C0%AF',
      '/%ED%A0%80',
      '/%F5%80%80%80',
      '/%E0%80%80',
    ],
    ...['/%C2%85', '/%', '/%G1'],
  ])('%s is none', (written) => expect(pattern.test(written)).toBe(false));

  it('whatever is let through can be decoded, and is a path', () => {
    for (let code = 0; code < 0x10000; code += 1) {
      const written = `/%${hex(code >> 8)}%${hex(code & 0xff)}`;
      if (!pattern.test(written)) continue;
      expect(decodeAddress(written)).not.toBe(written);
      expect(decodeAddress(written)).not.toMatch(/\p{Cc}|\\|\/.*\//u);
    }
  });
});

function hex(byte: number): string {
  return byte.toString(16).padStart(2, '0');
}

describe('an email address', () => {
  it.each([
    'info@müller.example',
    'hallo@straße.example',
    'संपर्क@उदाहरण.भारत',
    'ann@xn--mller-kva.example',
    'info@例え.テスト',
    'اتصال@مثال.امارات',
    'a.b+c@mail.example.co.uk',
  ])('may be %s', (address) => expect(isMailAddress(address)).toBe(true));

  it.each([
    'info@müller',
    'info@.example',
    'info@mül ler.example',
    'info@a..example',
    'a@b.1',
    'a@b.c',
    'a@@b.example',
    'a@b.example/x',
    'a@b.example:25',
    'a@b_c.example',
    'a@{x}.example',
  ])('may not be %s', (address) => expect(isMailAddress(address)).toBe(false));

  it('is known to programs by its name in ASCII', () => {
    expect(asAsciiMail('info@müller.example')).toBe('info@xn--mller-kva.example');
    expect(asAsciiMail('संपर्क@उदाहरण.भारत')).toMatch(/^x+@xn--[a-z0-9-]+\.xn--[a-z0-9-]+$/);
    for (const same of ['a@b.example', 'a b@c', 'ü', 'ü@', 'a@b@ü.example'])
      expect(asAsciiMail(same)).toBe(same);
  });

  it('is read out of what is nearly one', () => {
    expect(mendMailAddress('info＠例え。テスト')).toBe('info@例え.テスト');
    expect(mendMailAddress('info@müller,example')).toBe('info@müller.example');
    expect(readEmails('Ann <ann@müller.example>')).toEqual(['ann@müller.example']);
  });
});

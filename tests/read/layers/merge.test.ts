import { describe, expect, it, test } from 'vitest';
import { fieldsOf } from '../../../diagnostics/fields.ts';
import { readBranch } from './branch.ts';

const page = (sections: string) => `title: Home\nsections:\n${sections}`;

describe('a file of a branch is laid over that of its base', () => {
  it('field by field, each with the line that says it', async () => {
    const { value, place, said } = await readBranch(
      { 'content/facts.yaml': 'osce:\n  stations: 10\n  fee: { money: 794 }\ncbt: 120\n' },
      { 'content/facts.yaml': 'osce:\n  stations: 12\n' },
    );
    expect(value('facts')).toEqual({ osce: { stations: 12, fee: { money: 794 } }, cbt: 120 });
    expect(place('facts', ['osce', 'stations'])).toBe('content/facts.yaml:2:13');
    expect(place('facts', ['osce', 'fee', 'money'])).toBe('../../content/facts.yaml:3:17');
    expect(place('facts', ['cbt'])).toBe('../../content/facts.yaml:4:6');
    expect(said).toEqual([]);
  });

  it('takes a field out with null or remove', async () => {
    const { value } = await readBranch(
      { 'content/facts.yaml': 'a: 1\nb: { c: 2 }\nd: 3\n' },
      { 'content/facts.yaml': 'a: null\nb: { remove: true }\n' },
    );
    expect(value('facts')).toEqual({ d: 3 });
  });

  it('says what it replaces', async () => {
    const { source } = await readBranch(
      { 'content/courses/oet.yaml': 'title: OET\nprice: 199.99\n' },
      { 'content/courses/oet.yaml': 'price: 24000\n' },
    );
    expect(source('courses/oet').overrides).toEqual([
      {
        path: ['price'],
        was: 199.99,
        now: 24000,
        file: 'content/courses/oet.yaml',
        span: { start: 7, end: 12, key: 0 },
        line: { end: 12 },
        replaced: { file: '../../content/courses/oet.yaml', line: 2, column: 8 },
      },
    ]);
  });

  it('keeps the text of an article that has none of its own, and its fields', async () => {
    const base = { 'content/posts/a.mdx': '---\ntitle: A\nlede: Of A\n---\n\nThe text.\n' };
    const fields = await readBranch(base, { 'content/posts/a.mdx': '---\ntitle: Other\n---\n' });
    expect(fields.value('posts/a')).toEqual({ title: 'Other', lede: 'Of A' });
    expect(fields.place('posts/a', ['title'])).toBe('content/posts/a.mdx:2:8');
    expect(fields.place('posts/a', ['lede'])).toBe('../../content/posts/a.mdx:3:7');
    const { text, body } = fields.source('posts/a');
    expect(text.slice(body?.start).trim()).toBe('The text.');
    const whole = await readBranch(base, { 'content/posts/a.mdx': '---\n---\n\nAnother.\n' });
    const { text: other, body: own } = whole.source('posts/a');
    expect(other.slice(own?.start).trim()).toBe('Another.');
    expect(whole.value('posts/a')).toEqual({ title: 'A', lede: 'Of A' });
  });

  it('leaves out an entry that it removes, or doesn’t list', async () => {
    const base = {
      'content/courses/a.yaml': 'title: A\n',
      'content/courses/b.yaml': 'title: B\n',
      'content/courses/c.yaml': 'title: C\n',
    };
    const shown = ({ sources }: Awaited<ReturnType<typeof readBranch>>) =>
      sources?.collections.courses?.flatMap(({ file, isLeftOut }) => (isLeftOut ? [] : [file]));
    const removing = await readBranch(base, { 'content/courses/a.yaml': 'remove: true\n' });
    expect(shown(removing)).toEqual(['../../content/courses/b.yaml', '../../content/courses/c.yaml']);
    const listing = await readBranch(base, {
      'site.yaml': 'inherit: { courses: [c] }\n',
      'content/courses/a.yaml': 'price: 1\n',
      'content/courses/d.yaml': 'title: D\n',
    });
    expect(shown(listing)).toEqual([
      'content/courses/a.yaml',
      '../../content/courses/c.yaml',
      'content/courses/d.yaml',
    ]);
    const only = await readBranch(base, { 'site.yaml': 'inherit: listed\n' });
    expect(shown(only)).toEqual([]);
  });

  it('has pictures of its own beside those of the base', async () => {
    const svg = (width: number) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="1"></svg>`;
    const { sources } = await readBranch(
      { 'content/media/a.svg': svg(1), 'content/media/b.svg': svg(2) },
      { 'content/media/b.svg': svg(3) },
    );
    expect(Object.values(sources?.media ?? {}).map(({ name, width }) => [name, width])).toEqual([
      ['a.svg', 1],
      ['b.svg', 3],
    ]);
  });
});

describe('a list whose things have keys', () => {
  const base = {
    'content/pages/home.yaml': page(
      '  - { id: top, section: prose, title: Top, body: One }\n  - { id: end, section: prose, body: Two }\n  - { section: prose, body: No id }\n',
    ),
  };
  const sections = async (own: string) => {
    const { value, said } = await readBranch(base, { 'content/pages/home.yaml': `sections:\n${own}` });
    const { sections } = value('pages/home') as {
      sections: { id?: string; body?: string; title?: string }[];
    };
    return { said, sections, ids: sections.map(({ id, body }) => id ?? body) };
  };

  it('is edited where its base has it, and grows at its end', async () => {
    const { sections: merged, ids } = await sections(
      '  - { id: new, section: prose, body: New }\n  - { id: top, body: Mine }\n',
    );
    expect(ids).toEqual(['top', 'end', 'No id', 'new']);
    expect(merged[0]).toEqual({ id: 'top', section: 'prose', title: 'Top', body: 'Mine' });
  });

  it('takes things out, replaces and moves them, puts them before and after others', async () => {
    const { ids, sections: merged } = await sections(
      [
        '  - { id: top, section: prose, body: Whole, replace: true }',
        '  - { id: one, section: prose, body: One, after: top }',
        '  - { id: two, section: prose, body: Two, after: top }',
        '  - { id: end, before: top }',
        '',
      ].join('\n'),
    );
    expect(ids).toEqual(['end', 'top', 'one', 'two', 'No id']);
    expect(merged[1]).toEqual({ id: 'top', section: 'prose', body: 'Whole' });
    expect((await sections('  - { id: end, remove: true }\n')).ids).toEqual(['top', 'No id']);
  });

  it('becomes a section of another kind without the fields of the one before', async () => {
    const { sections: merged } = await sections('  - { id: top, section: faq, title: Questions }\n');
    expect(merged[0]).toEqual({ id: 'top', section: 'faq', title: 'Questions' });
  });

  it('is replaced whole where it says so', async () => {
    const { value } = await readBranch(base, {
      'content/pages/home.yaml': 'sections: { replace: [{ section: prose, body: Only }] }\n',
    });
    expect(value('pages/home')).toEqual({ title: 'Home', sections: [{ section: 'prose', body: 'Only' }] });
  });

  it('says what it can’t find', async () => {
    expect((await sections('  - { id: topp, remove: true }\n')).said).toEqual([
      'content/pages/home.yaml:2:5 nothing-to-remove',
    ]);
    expect((await sections('  - { id: x, section: prose, body: X, after: tip }\n')).said).toEqual([
      'content/pages/home.yaml:2:46 unknown-neighbour',
    ]);
  });

  it('loses the one of two sections without an id that is named by its title', async () => {
    const two =
      'sections:\n  - { section: prose, title: One, body: 1 }\n  - { section: prose, title: Two, body: 2 }\n';
    const remove = (own: string) =>
      readBranch(
        { 'content/pages/home.yaml': `title: Home\n${two}` },
        { 'content/pages/home.yaml': `sections: [{ section: prose, remove: true${own} }]\n` },
      );
    const { value, said } = await remove(', title: Two');
    expect(said).toEqual([]);
    expect(value('pages/home')).toEqual({
      title: 'Home',
      sections: [{ section: 'prose', title: 'One', body: 1 }],
    });
    for (const own of ['', ', title: Tow'])
      expect((await remove(own)).said).toEqual(['content/pages/home.yaml:1:12 key-not-unique']);
  });

  it('asks for more where two things have one key, and takes what is said of them', async () => {
    const menu = 'header: { menu: [{ to: /osce, label: Adult }, { to: /osce, label: Child }] }\n';
    const twice = (own: string) =>
      readBranch({ 'site.yaml': menu }, { 'site.yaml': `header: { menu: [${own}] }\n` });
    expect((await twice('{ to: /osce, description: Which }')).said).toEqual([
      'site.yaml:2:18 key-not-unique',
    ]);
    const { value, said } = await twice('{ to: /osce, label: Child, description: This }');
    expect(said).toEqual([]);
    expect(value('site')).toMatchObject({
      header: { menu: [{ label: 'Adult' }, { label: 'Child', description: 'This' }] },
    });
  });
});

describe('a form that a branch sends another way', () => {
  const base = {
    'site.yaml': 'forms: { lead: { delivery: { kind: endpoint, action: https://a.example } } }\n',
  };
  const sent = async (delivery: string) => {
    const { value, said } = await readBranch(base, {
      'site.yaml': `forms: { lead: { delivery: { ${delivery} } } }\n`,
    });
    expect(said).toEqual([]);
    return value('site');
  };

  it('keeps nothing of the way of its base, be it said or not', async () => {
    const chat = { forms: { lead: { delivery: { kind: 'chat' } } } };
    expect(await sent('kind: chat')).toMatchObject(chat);
    expect(JSON.stringify(await sent('kind: chat'))).not.toContain('a.example');
    expect(JSON.stringify(await sent('kind: chat, action: null'))).not.toMatch(/a\.example|action/);
  });

  it('keeps the rest where it goes the same way', async () => {
    const delivery = { kind: 'endpoint', action: 'https://a.example' };
    expect(await sent('kind: endpoint')).toMatchObject({ forms: { lead: { delivery } } });
    const own = { ...delivery, action: 'https://np.example' };
    expect(await sent('action: https://np.example')).toMatchObject({ forms: { lead: { delivery: own } } });
  });
});

test('a picture of another file keeps neither focus nor crop of its base’s', async () => {
  const base = { src: 'a.jpg', alt: 'A', focus: [10, 20], crop: { left: 10 } };
  const merged = async (own: object) => {
    const { value } = await readBranch(
      { 'content/courses/oet.yaml': JSON.stringify({ picture: base }) },
      { 'content/courses/oet.yaml': JSON.stringify({ picture: own }) },
    );
    return fieldsOf(value('courses/oet')).picture;
  };
  expect(await merged({ alt: 'B' })).toEqual({ ...base, alt: 'B' });
  expect(await merged({ src: 'a.jpg', crop: { top: 5 } })).toEqual({ ...base, crop: { left: 10, top: 5 } });
  expect(await merged({ src: 'b.jpg' })).toEqual({ src: 'b.jpg', alt: 'A' });
  expect(await merged({ src: 'b.jpg', focus: [1, 2] })).toEqual({ src: 'b.jpg', alt: 'A', focus: [1, 2] });
});

describe('a chain of three', () => {
  it('gives each value the file that it comes from', async () => {
    const { value, place, said, sources } = await readBranch(
      {
        'site.yaml': 'name: Group\ntagline: Of the group\n',
        'content/facts.yaml': 'a: 1\nb: 1\nc: 1\n',
        'branches/country/site.yaml': 'extends: ../../site.yaml\ntagline: Of the country\ncurrency: NPR\n',
        'branches/country/content/facts.yaml': 'b: 2\nc: 2\n',
      },
      { 'site.yaml': 'extends: ../country/site.yaml\nname: City\n', 'content/facts.yaml': 'c: 3\n' },
    );
    expect(said).toEqual([]);
    expect(value('facts')).toEqual({ a: 1, b: 2, c: 3 });
    expect(['a', 'b', 'c'].map((name) => place('facts', [name]))).toEqual([
      '../../content/facts.yaml:1:4',
      '../country/content/facts.yaml:1:4',
      'content/facts.yaml:1:4',
    ]);
    expect(value('site')).toMatchObject({ name: 'City', tagline: 'Of the country', currency: 'NPR' });
    expect(sources?.layers).toHaveLength(3);
  });
});

describe('an amount of a base with another currency', () => {
  const base = {
    'site.yaml': 'name: Base\ncurrency: GBP\n',
    'content/courses/a.yaml': 'title: A\nprice: 199.99\n',
    'content/facts.yaml': 'fee: { money: 50 }\nuk: { money: 794, currency: GBP }\n',
  };

  it('is marked, unless it names its currency or the branch sets it', async () => {
    const { source } = await readBranch(base, { 'site.yaml': 'currency: NPR\n' });
    const price = source('courses/a').spans;
    expect(price?.kind === 'group' && price.fields.price).toMatchObject({ currency: 'GBP' });
    expect(JSON.stringify(source('facts').spans).match(/"currency":"GBP"/g)).toHaveLength(1);
    const set = await readBranch(base, {
      'site.yaml': 'currency: NPR\n',
      'content/courses/a.yaml': 'price: 24000\n',
    });
    expect(JSON.stringify(set.source('courses/a').spans)).not.toContain('"GBP"');
  });

  it('is converted by the rate that is stated, rounded, and known to be', async () => {
    const { value, source } = await readBranch(base, {
      'site.yaml': 'currency: NPR\nprices: { from: GBP, rate: 172.5, roundTo: 100 }\n',
    });
    expect(value('courses/a')).toEqual({ title: 'A', price: 34500 });
    expect(value('facts')).toEqual({ fee: { money: 8600 }, uk: { money: 794, currency: 'GBP' } });
    const price = source('courses/a').spans;
    expect(price?.kind === 'group' && price.fields.price).toMatchObject({ converted: true });
  });

  it('stays exact to the hundredth', async () => {
    const { value } = await readBranch(base, {
      'site.yaml': 'currency: EUR\nprices: { from: GBP, rate: 1.15 }\n',
    });
    expect(value('courses/a')).toEqual({ title: 'A', price: 229.99 });
  });
});

/**
 * An entry that a branch takes out is gone from everything that it inherits, with everything that existed only because
 * of it.
 */
import { describe, expect, it } from 'vitest';
import { readBranch } from './branch.ts';

const removed = 'remove: true\n';

describe('columns of a comparison', () => {
  const page = (ids: string) =>
    `title: Home\nsections:\n  - section: comparison\n    id: which\n    courses: { ids: [${ids}] }\n    rows:\n      - { label: When, cells: [A day, B day, C day] }\n      - { label: With, includedIn: [b] }\n`;
  const base = {
    'content/pages/home.yaml': page('a, b, c'),
    'content/courses/a.yaml': 'title: A\n',
    'content/courses/b.yaml': 'title: B\n',
    'content/courses/c.yaml': 'title: C\n',
  };

  it('go with their course, in each row', async () => {
    const { value, place } = await readBranch(base, { 'content/courses/b.yaml': removed });
    expect(value('pages/home')).toMatchObject({
      sections: [{ courses: { ids: ['a', 'c'] }, rows: [{ label: 'When', cells: ['A day', 'C day'] }] }],
    });
    expect(place('pages/home', ['sections', 0, 'rows', 0, 'cells', 1])).toBe(
      '../../content/pages/home.yaml:7:46',
    );
  });

  it('are not taken out twice where the branch has written the row for what is left', async () => {
    const { value } = await readBranch(base, {
      'content/courses/b.yaml': removed,
      'content/pages/home.yaml': 'sections: [{ id: which, rows: [{ label: When, cells: [First, Last] }] }]\n',
    });
    expect(value('pages/home')).toMatchObject({ sections: [{ rows: [{ cells: ['First', 'Last'] }] }] });
  });

  it('leave no comparison behind where none is left', async () => {
    const more = `${base['content/pages/home.yaml']}  - { section: prose, body: Text }\n`;
    const { value } = await readBranch(
      { ...base, 'content/pages/home.yaml': more },
      {
        'content/courses/a.yaml': removed,
        'content/courses/b.yaml': removed,
        'content/courses/c.yaml': removed,
      },
    );
    expect(value('pages/home')).toEqual({ title: 'Home', sections: [{ section: 'prose', body: 'Text' }] });
  });
});

describe('the route finder', () => {
  const base = {
    'content/courses/oet.yaml': 'title: OET\n',
    'content/courses/cbt.yaml': 'title: CBT\n',
    'content/outcomes/oet.yaml': 'title: OET\ncourse: oet\n',
    'content/outcomes/cbt.yaml': 'title: CBT\ncourse: cbt\ninstead: [oet]\n',
    'content/questions/start.yaml':
      'title: Start\nanswers: [{ id: a, label: A, question: english }, { id: b, label: B, outcome: cbt }]\n',
    'content/questions/english.yaml': 'title: English\nanswers: [{ id: c, label: C, outcome: oet }]\n',
  };
  const leftOut = ({ sources }: Awaited<ReturnType<typeof readBranch>>) =>
    Object.values(sources?.collections ?? {})
      .flat()
      .flatMap(({ file, isLeftOut }) => (isLeftOut ? [file.replace('../../content/', '')] : []));

  it('loses the outcome of a course that is gone, the answers to it, and a question that has no others', async () => {
    const branch = await readBranch(base, { 'content/courses/oet.yaml': removed });
    expect(leftOut(branch)).toEqual(['courses/oet.yaml', 'outcomes/oet.yaml', 'questions/english.yaml']);
    expect(branch.value('questions/start')).toEqual({
      title: 'Start',
      answers: [{ id: 'b', label: 'B', outcome: 'cbt' }],
    });
    expect(branch.value('outcomes/cbt')).toEqual({ title: 'CBT', course: 'cbt' });
  });

  it('keeps an outcome that has buttons of its own, for as long as these lead somewhere', async () => {
    const files = {
      ...base,
      'site.yaml': 'name: Base\nroutes: [{ path: /english, page: english }]\n',
      'content/pages/english.yaml': 'title: English\n',
      'content/outcomes/oet.yaml':
        'title: OET\ncourse: oet\nactions: [{ label: English, to: /english#oet }]\n',
    };
    const kept = await readBranch(files, { 'content/courses/oet.yaml': removed });
    expect(leftOut(kept)).toEqual(['courses/oet.yaml']);
    const both = await readBranch(files, {
      'content/courses/oet.yaml': removed,
      'content/pages/english.yaml': removed,
    });
    expect(leftOut(both)).toContain('outcomes/oet.yaml');
  });
});

describe('other entries', () => {
  it('go where they can’t be without what is gone, such as the story of somebody who took the course', async () => {
    const { source } = await readBranch(
      {
        'content/courses/oet.yaml': 'title: OET\n',
        'content/testimonials/ama.yaml': 'name: Ama\ncourse: oet\n',
      },
      { 'content/courses/oet.yaml': removed },
    );
    expect(source('testimonials/ama').isLeftOut).toBe(true);
  });

  it('keep the name of who wrote them', async () => {
    const { value, place } = await readBranch(
      {
        'content/tutors/ruth.yaml': 'name: Ruth Bell\n',
        'content/posts/a.mdx': '---\ntitle: A\ntutor: ruth\n---\n\nText.\n',
      },
      { 'content/tutors/ruth.yaml': removed },
    );
    expect(value('posts/a')).toEqual({ title: 'A', author: 'Ruth Bell' });
    expect(place('posts/a', ['author'])).toBe('../../content/posts/a.mdx:3:8');
  });

  it('come back where a branch of the branch has the course again', async () => {
    const { value } = await readBranch(
      {
        'content/courses/oet.yaml': 'title: OET\n',
        'content/outcomes/oet.yaml': 'title: OET\ncourse: oet\n',
        'branches/group/site.yaml': 'extends: ../../site.yaml\n',
        'branches/group/content/courses/oet.yaml': removed,
      },
      { 'site.yaml': 'extends: ../group/site.yaml\n', 'content/courses/oet.yaml': 'title: OET here\n' },
    );
    expect(value('outcomes/oet')).toEqual({ title: 'OET', course: 'oet' });
  });
});

describe('what is taken out of site.yaml', () => {
  const base = {
    'site.yaml':
      'name: Base\nshop: { address: https://shop.example.com/%s }\npromotion: { course: oet, code: MAY }\n',
    'content/courses/oet.yaml': 'title: OET\nshopId: "12"\n',
    'content/pages/home.yaml':
      'title: Home\nsections:\n  - { section: offer-banner, promotion: true }\n  - { section: prose, body: Text }\n',
  };

  it('takes along the numbers that courses have in the shop, but not those that the branch writes', async () => {
    const branch = await readBranch(
      { ...base, 'content/courses/cbt.yaml': 'title: CBT\nshopId: "13"\n' },
      { 'site.yaml': 'shop: null\n', 'content/courses/cbt.yaml': 'shopId: "99"\n' },
    );
    expect(branch.value('courses/oet')).toEqual({ title: 'OET' });
    expect(branch.value('courses/cbt')).toEqual({ title: 'CBT', shopId: '99' });
  });

  it('takes along the sections that show it, also where it goes with its course', async () => {
    const ways: [string, string][] = [
      ['site.yaml', 'promotion: null\n'],
      ['content/courses/oet.yaml', removed],
    ];
    for (const [file, text] of ways) {
      const { value } = await readBranch(base, { [file]: text });
      expect(value('site')).not.toHaveProperty('promotion');
      expect(value('pages/home')).toEqual({
        title: 'Home',
        sections: [{ section: 'prose', body: 'Text' }],
      });
    }
  });
});

describe('what a branch says of all entries of a folder', () => {
  const base = {
    'content/courses/a.yaml': 'title: A\nbadge: New\npayLater: true\n',
    'content/courses/b.yaml': 'title: B\nbadge: Old\n',
    'content/posts/a.mdx': '---\ntitle: Post\n---\n\nText.\n',
  };
  const rule = 'overrides: { courses: { "*": { badge: null, payLater: false } } }\n';

  it('holds for each of them, and for no other folder', async () => {
    const { value, place, said } = await readBranch(base, { 'site.yaml': rule });
    expect(said).toEqual([]);
    expect(value('courses/a')).toEqual({ title: 'A', payLater: false });
    expect(value('courses/b')).toEqual({ title: 'B', payLater: false });
    expect(place('courses/a', ['payLater'])).toBe('site.yaml:2:55');
    expect(value('posts/a')).toEqual({ title: 'Post' });
    expect(value('site')).not.toHaveProperty('overrides');
  });

  it('gives way to the branch’s own file for one', async () => {
    const { value } = await readBranch(base, {
      'site.yaml': rule,
      'content/courses/a.yaml': 'badge: Ours\n',
      'content/courses/c.yaml': 'title: C\nbadge: Here\n',
    });
    expect(value('courses/a')).toEqual({ title: 'A', badge: 'Ours', payLater: false });
    expect(value('courses/c')).toEqual({ title: 'C', badge: 'Here' });
  });
});

describe('a section without an id', () => {
  const page = (sections: string) => `title: Home\nsections:\n${sections}`;
  const hero = '  - { section: page-hero, title: Top }\n';
  const change = (base: string, own: string) =>
    readBranch(
      { 'content/pages/home.yaml': page(base) },
      { 'content/pages/home.yaml': `sections: [${own}]\n` },
    );

  it('is changed in its place by its kind', async () => {
    const { value, said } = await change(
      `${hero}  - { section: prose, body: Text }\n`,
      '{ section: page-hero, change: true, title: Ours }',
    );
    expect(said).toEqual([]);
    expect(value('pages/home')).toMatchObject({
      sections: [{ section: 'page-hero', title: 'Ours' }, { section: 'prose' }],
    });
  });

  it('is a new one without “change”', async () => {
    const { value } = await change(hero, '{ section: page-hero, title: Ours }');
    expect(value('pages/home')).toMatchObject({ sections: [{ title: 'Top' }, { title: 'Ours' }] });
  });

  it('has to be there, and be the only one', async () => {
    const own = '{ section: page-hero, change: true, title: Ours }';
    expect((await change('  - { section: prose, body: Text }\n', own)).said).toEqual([
      'content/pages/home.yaml:1:12 nothing-to-change',
    ]);
    expect((await change(hero + hero.replace('Top', 'Bottom'), own)).said).toEqual([
      'content/pages/home.yaml:1:12 key-not-unique',
    ]);
  });
});

import type { EntryDraftView, SavedChange } from '../../../editor/contract.ts';

type Asked = {
  body: { id?: string; to?: string; title?: string; copy?: string; kind?: string; address?: string };
};

/** Answers about whole entries: one id is taken, and the course that is shown is needed elsewhere once. */
export function entryAnswers(journal: SavedChange[]): [address: string, answer: (asked: Asked) => unknown][] {
  let isNeeded = true;
  const note = (title: string, did: 'added' | 'removed' | 'renamed') => {
    const n = journal.length + 1;
    const at = '2027-01-01T10:00:00Z';
    journal.unshift({ n, at, title, within: 'Course', did, state: 'can-undo', isPublished: false });
    return n;
  };
  return [
    [
      '/api/kinds',
      () => [
        { kind: 'course', title: 'Course', titled: 'Title' },
        { kind: 'tutor', title: 'Tutor', titled: 'Name' },
        { kind: 'page', title: 'Page', titled: 'Title', menus },
      ],
    ],
    [
      '/api/entry',
      () => ({ kind: 'Course', id: 'adult', title: 'Adult Nursing', isOwn: true, address: '/' }),
    ],
    [
      '/api/try-rename',
      ({ body: { to = '' } }) => {
        if (to === 'adult') return { kind: 'tried', id: to, problems: [] };
        if (to === 'child')
          return {
            ...{ kind: 'tried', id: to, problems: [] },
            fault: { code: 'id-taken', title: 'Child Nursing' },
          };
        return {
          ...{ kind: 'tried', id: to, isPossible: true, references: 3, links: 2, files: 4, problems: [] },
          ...{ aliases: ['/courses/adult'], from: '/courses/adult', address: `/courses/${to}` },
        };
      },
    ],
    [
      '/api/rename',
      () => ({ kind: 'saved', n: note('Adult Nursing', 'renamed'), id: 'title', address: '/' }),
    ],
    ['/api/there', () => ({ isThere: true })],
    ['/api/try-new', ({ body }) => draftOf(body)],
    [
      '/api/new',
      ({ body }) => {
        const { fault, addressFault } = draftOf(body);
        if (fault ?? addressFault) return { kind: 'refused', fault, addressFault, problems: [] };
        return { kind: 'saved', n: note(body.title ?? '', 'added'), id: 'title', address: '/' };
      },
    ],
    [
      '/api/try-removal',
      () => {
        const mentions = [{ id: 'tutor', title: 'Tutor', within: 'Child Nursing' }];
        const problem = {
          severity: 'error',
          message: 'There is no entry “adult” in courses.',
          hint: 'Put it back.',
        };
        const answer = { isPossible: !isNeeded, isNamed: false, problems: [problem], mentions };
        const first = isNeeded ? answer : { isPossible: true, isNamed: false, problems: [], mentions: [] };
        isNeeded = false;
        return first;
      },
    ],
    ['/api/remove', () => ({ kind: 'saved', n: note('Adult Nursing', 'removed') })],
  ];
}

const menus = [
  { id: 'menu', title: 'Header › Menu', entries: ['Courses', 'Tutors'] },
  { id: 'links', title: 'Footer › Links', entries: ['Contact'] },
];

function draftOf({ id, title = '', copy, kind, address }: Asked['body']): EntryDraftView {
  const own = id ?? title.toLowerCase().replaceAll(' ', '-');
  const leftOut = copy === undefined ? [] : ['Number in the shop', 'Order'];
  const fault = own === 'adult' ? { fault: { code: 'id-taken', title: 'Adult Nursing' } } : {};
  if (kind === 'page') {
    const taken = address === '/courses' && { addressFault: { code: 'address-taken', title: 'Courses' } };
    const found = { id: own, address: address ?? `/${own}`, isDraft: true, leftOut: [], problems: [] };
    return { ...found, ...taken };
  }
  return { id: own, address: `/courses/${own}`, isDraft: true, leftOut, problems: [], ...fault };
}

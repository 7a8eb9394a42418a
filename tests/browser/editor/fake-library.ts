import type { LibraryFile, MediaUseView } from '../../../editor/contract.ts';

const picture = { width: 400, height: 300, isOwn: true };

type Asked = { query: URLSearchParams; body: { id?: string; name?: string } };

/** Answers about files: a picture that is used, one that isn’t, and a typeface. */
export function libraryAnswers(): [address: string, answer: (asked: Asked) => unknown][] {
  let files: LibraryFile[] = [
    {
      ...picture,
      id: 'file-harbour',
      name: 'harbour.svg',
      bytes: 2_400_000,
      uses: 2,
      address: '/harbour.svg',
    },
    { ...picture, id: 'file-hills', name: 'hills.svg', bytes: 900, uses: 0, address: '/hills.svg' },
    { id: 'file-type', name: 'fonts/figtree.woff2', bytes: 18_000, uses: 1, isOwn: false },
  ];
  const uses: MediaUseView[] = [
    { id: 'picture', title: 'Picture', within: 'Adult Nursing', address: '/' },
    { id: 'about', title: 'The harbour', within: '', address: '/blog/harbour' },
  ];
  return [
    [
      '/api/library',
      ({ query }) =>
        files.filter(
          (one) =>
            one.name.includes(query.get('q') ?? '') && (query.get('unused') !== 'true' || one.uses === 0),
        ),
    ],
    ['/api/media-uses', ({ query }) => (query.get('id') === 'file-harbour' ? uses : [])],
    [
      '/api/rename-media',
      ({ body: { id, name = '' } }) => {
        if (name === 'hills') return { kind: 'failed', code: 'name-taken' };
        files = files.map((one) => (one.id === id ? { ...one, name: `${name}.svg` } : one));
        return { kind: 'saved', n: 1, name: `${name}.svg` };
      },
    ],
    ['/api/media/ship.svg', () => ({ kind: 'added', name: 'ship.svg', id: 'file-ship' })],
    ['/api/replace-media', () => ({ kind: 'saved', n: 2 })],
    [
      '/api/remove-media',
      ({ body: { id } }) => {
        files = files.filter((one) => one.id !== id);
        return { kind: 'saved', n: 3 };
      },
    ],
  ];
}

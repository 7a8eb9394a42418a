import type { PublishAnswer, PublishAsked, UnpublishedChanges } from '../../../editor/contract.ts';

/** A price that isn’t published, and all that the dialog may say of it. */
const unpublished: UnpublishedChanges = {
  state: { kind: 'ready', branch: 'main', isReviewed: false },
  changes: [
    {
      edits: [
        {
          name: 'price',
          file: 'content/courses/adult.yaml',
          line: 6,
          n: 1,
          id: 'price',
          title: 'Price',
          within: 'Adult Nursing',
        },
      ],
      effects: [
        { kind: 'price', before: '£349.99', after: '£329.99', pages: 13 },
        { kind: 'text', before: 'Save £150', after: 'Save £170', pages: 1 },
        { kind: 'data', before: '349.99', after: '329.99', pages: 13 },
      ],
      more: 2,
      appear: [],
      disappear: [],
      move: [],
      pages: ['/', '/courses'],
      onPages: 13,
    },
  ],
  unseen: [{ name: 'order', file: 'content/courses/adult.yaml', line: 9 }],
  problems: [
    {
      severity: 'warning',
      message: 'The closing date moves to another day.',
      file: 'content/courses/adult.yaml',
      line: 7,
      id: 'date',
    },
  ],
  files: 1,
  shared: ['content/courses/adult.yaml'],
  others: ['site.yaml'],
};

export type FakePublishing = { changes: () => unknown; publish: (asked: PublishAsked) => PublishAnswer };

/** Asks for a name first, then for one of two values, and then publishes. `state`: what it says before. */
export function fakePublishing(): FakePublishing {
  let [isNamed, isDone] = [false, false];
  return {
    changes: () =>
      isDone ? { ...unpublished, changes: [], unseen: [], problems: [], files: 0, shared: [] } : unpublished,
    publish: ({ author, choices }) => {
      isNamed ||= author !== undefined;
      if (!isNamed) return { kind: 'failed', code: 'no-author', said: 'Please tell me who you are.' };
      if (!choices)
        return {
          kind: 'conflicts',
          conflicts: [
            {
              n: 0,
              file: 'content/courses/adult.yaml',
              name: 'price',
              before: 349.99,
              theirs: 339.99,
              mine: 329.99,
            },
          ],
        };
      isDone = true;
      return { kind: 'published', commit: '1b7f337', isBehind: true };
    },
  };
}

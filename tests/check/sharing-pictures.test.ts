import { expect, test } from 'vitest';
import { checkSharingPictures } from '../../renderer/check/rules/check-sharing-pictures.ts';
import type { Media } from '../../renderer/model/source.ts';
import { checkEdited } from './check-edited.ts';

const { sources } = await checkEdited({});

/** Diagnostics for a picture that site.yaml sets for sharing. */
function said(name: string, width: number, height: number, socialPicture: unknown = { src: name }): string[] {
  const found: string[] = [];
  const value = { socialPicture };
  const source = { ...sources.site, value };
  const site = { collection: 'site', id: 'site', schemaName: 'site', schema: {}, source, value };
  const file: Media = { name, path: '', sha256: '', hash: '', bytes: 1, width, height };
  checkSharingPictures({ site, collections: new Map(), media: { [name]: file } }, ({ code }) => {
    found.push(code);
  });
  return found;
}

test.each([
  ['a.png', 1200, 630, []],
  ['a.jpg', 600, 315, []],
  ['a.png', 599, 630, ['sharing-picture-small']],
  ['a.webp', 1200, 314, ['sharing-picture-small']],
  ['a.svg', 1200, 630, ['sharing-picture-svg']],
  ['A.SVG', 12, 6, ['sharing-picture-svg']],
])('%s of %i × %i pixels', (name, width, height, expected) => {
  expect(said(name, width, height)).toEqual(expected);
});

test.each(['none', null, { src: 'b.png' }, { src: 5 }, { src: 'constructor' }])(
  'nothing is said of %j, which is another rule’s or nothing',
  (socialPicture) => {
    expect(said('a.png', 9, 9, socialPicture)).toEqual([]);
  },
);

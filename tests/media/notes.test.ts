/** Files published unchanged are stripped of the metadata that cameras and programs write. */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { checkWeights } from '../../renderer/inspect/check-weights.ts';
import { atom, join, long, makeFilm, secret } from '../private-data/build-film.ts';
import { makePhoto } from './make-picture.ts';
import { placeMedia } from './place-media.ts';

/** Two frames; with a comment if `notes` is set. */
async function makeGif(notes = ''): Promise<Buffer> {
  const raw = { width: 8, height: 8, channels: 3 as const, pageHeight: 4 };
  const dots = Buffer.alloc(192, 0).fill(200, 96);
  const gif = await sharp(dots, { raw }).gif().toBuffer();
  const comment = notes && join([0x21, 0xfe, notes.length], notes, [0]);
  return join(gif.subarray(0, -1), comment, [0x3b]);
}

test('an animation, a film and a sound are published without their notes, under names of their own', async () => {
  const [gif, plain] = [await makeGif(secret), await makeGif()];
  const film = makeFilm().bytes;
  const sound = join('ID3', [4, 0, 0, 0, 0, 0, secret.length], secret, [0xff, 0xfb, 0x90], 'sound');
  const { plan, derive, said } = await placeMedia({
    'a.gif': gif,
    'b.gif': plain,
    'c.MP4': film,
    'd.mp3': sound,
  });
  const addresses = [plan.picture('a.gif', '').src, plan.file('c.MP4'), plan.file('d.mp3')];
  plan.picture('b.gif', '');
  expect([...plan.copies.values()].map(({ output }) => output)).toEqual([
    expect.stringMatching(/^media\/b\.\w{8}\.gif$/),
  ]);
  const { copies, pending } = await derive({ extent: 'ready' });
  expect([said, pending]).toEqual([[], []]);
  expect(copies.map(({ output }) => `/base/${output}`)).toEqual(addresses);
  expect(addresses[1]).toMatch(/^\/base\/media\/c\.[0-9a-f]{8}\.MP4$/);
  const [first, second, third] = copies.map(({ path }) => readFileSync(path));
  for (const one of [first, second, third]) expect(one?.includes(secret)).toBe(false);
  expect(first?.equals(plain)).toBe(true);
  expect(second?.length).toBe(film.length);
  expect(third?.toString('latin1')).toBe('\xff\xfb\x90sound');
});

test('a photo that is shown and offered as a file is made and cleaned', async () => {
  const photo = await makePhoto({ width: 330, height: 200 });
  expect(photo.includes('taken-at-home')).toBe(true);
  const { plan, derive, said } = await placeMedia({ 'a.jpg': photo });
  const offered = plan.file('a.jpg');
  plan.picture('a.jpg', '');
  expect(plan.copies.size).toBe(0);
  const { copies } = await derive();
  expect([said, copies.length]).toEqual([[], 4]);
  for (const { path } of copies) expect(readFileSync(path).includes('taken-at-home')).toBe(false);
  const clean = copies.find(({ output }) => `/base/${output}` === offered);
  expect(await sharp(clean && readFileSync(clean.path)).metadata()).toMatchObject({
    width: 330,
    height: 200,
  });
});

test('check makes nothing, and a second build nothing again', async () => {
  const { plan, derive } = await placeMedia({ 'a.gif': await makeGif(secret) });
  plan.picture('a.gif', '');
  expect(await derive({ extent: 'examine' })).toEqual({ copies: [], pending: [] });
  expect(await derive()).toEqual(await derive());
});

test('what can’t be cleaned is not published', async () => {
  const head = atom('ftyp', 'isom', long(0));
  const way = atom('trak', atom('mdia', atom('hdlr', long(0, 0), 'meta', long(0, 0, 0))));
  const pieces = join(head, atom('moov', way), atom('moof'), atom('mdat', secret));
  const { said } = await placeMedia({
    'cut.mp4': makeFilm().bytes.subarray(0, -9),
    'text.webm': 'a text',
    'pieces.mp4': pieces,
    'cut.gif': (await makeGif(secret)).subarray(0, -9),
    'leaflet.pdf': '%PDF <exif:GPSLatitude>',
  });
  expect(said.sort()).toEqual([
    'content/media/cut.gif:1:1 picture-broken',
    'content/media/cut.mp4:1:1 film-broken',
    'content/media/leaflet.pdf:1:1 pdf-tells-place',
    'content/media/pieces.mp4:1:1 film-tells-more',
    'content/media/text.webm:1:1 film-broken',
  ]);
});

test('a photo without its end is refused where it is offered as it is', async () => {
  const photo = (await makePhoto({ width: 330, height: 200 })).subarray(0, -2);
  const { plan, derive, said } = await placeMedia({ 'a.jpg': photo });
  plan.file('a.jpg');
  expect(said).toEqual([]);
  expect((await derive()).copies).toEqual([]);
  expect(said).toEqual(['content/media/a.jpg picture-broken']);
});

test('a heavy file is heavy with its notes and without', async () => {
  const { root, plan } = await placeMedia({ 'a.gif': await makeGif(secret), 'b.gif': await makeGif() });
  plan.picture('a.gif', '');
  const codes: string[] = [];
  const [file] = plan.derived.values();
  if (file?.recipe.kind !== 'clean') throw new Error('a.gif has notes');
  const heavy = { ...file, recipe: { ...file.recipe, bytes: 600_000 } };
  checkWeights(
    [{ make: 'derived', file: heavy }],
    root,
    ({ code, place }) => void codes.push(`${place.file} ${code}`),
  );
  expect(codes).toEqual(['content/media/a.gif picture-heavy']);
});

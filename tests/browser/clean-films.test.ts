/** A film from a real recorder plays in a browser the same after cleaning as before. */
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cleanMedia } from '../../renderer/private-data/clean-media.ts';
import { sharedBrowser } from './shared-browser.ts';

let page: Page;
beforeAll(async () => {
  page = await (await sharedBrowser()).newPage();
});
afterAll(() => page.close());

describe.each([
  ['webm', 'video/webm;codecs=vp8'],
  ['mp4', 'video/mp4'],
])('of type %s', (ending, type) => {
  test('it holds the same pictures', async ({ skip }) => {
    const written = await page.evaluate(record, type);
    if (written === undefined) return skip('this browser records no such films');
    const film = Buffer.from(written, 'base64');
    const cleaned = cleanMedia(film, ending);
    if (cleaned.kind !== 'clean') throw new Error(`a film of ${film.length} bytes is ${cleaned.kind}`);
    const [before, after] = [await show(film, type), await show(cleaned.bytes, type)];
    expect(Buffer.compare(cleaned.bytes, film)).not.toBe(0);
    expect(cleaned.bytes.length).toBe(film.length);
    expect(before.width).toBe(64);
    expect(after).toEqual(before);
  });
});

function show(film: Uint8Array, type: string) {
  return page.evaluate(play, { base64: Buffer.from(film).toString('base64'), type });
}

/** Records thirty frames of a changing colour. Runs in the browser. */
async function record(type: string): Promise<string | undefined> {
  if (!MediaRecorder.isTypeSupported(type)) return undefined;
  const canvas = document.createElement('canvas');
  canvas.width = 64;
  canvas.height = 48;
  const brush = canvas.getContext('2d');
  const recorder = new MediaRecorder(canvas.captureStream(30), { mimeType: type });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => void parts.push(data);
  const stopped = new Promise((resolve) => {
    recorder.onstop = resolve;
  });
  recorder.start();
  for (let picture = 0; picture < 30; picture += 1) {
    if (brush) brush.fillStyle = `hsl(${picture * 12} 80% 50%)`;
    brush?.fillRect(0, 0, 64, 48);
    await new Promise(requestAnimationFrame);
  }
  recorder.stop();
  await stopped;
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** Size, duration, and the colours at the beginning and the end. Runs in the browser. */
async function play({ base64, type }: { base64: string; type: string }) {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const film = document.createElement('video');
  film.muted = true;
  film.src = URL.createObjectURL(new Blob([bytes], { type }));
  // The end may be reached before or after its frame can be drawn: wait for both.
  await new Promise((resolve, reject) => {
    film.onerror = () => reject(new Error(film.error?.message));
    film.onloadeddata = () => {
      film.currentTime = 1e9;
    };
    const drawn = new Promise((resolve) => {
      film.requestVideoFrameCallback(function look(_, { mediaTime }) {
        if (mediaTime > 0) resolve(undefined);
        else film.requestVideoFrameCallback(look);
      });
    });
    film.onseeked = () => void drawn.then(resolve);
  });
  const canvas = document.createElement('canvas');
  const brush = canvas.getContext('2d');
  brush?.drawImage(film, 0, 0);
  const colour = [...(brush?.getImageData(9, 9, 1, 1).data ?? [])];
  return {
    width: film.videoWidth,
    height: film.videoHeight,
    duration: film.duration,
    end: film.currentTime,
    colour,
  };
}

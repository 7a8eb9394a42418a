import type { HttpAnswer } from './answer.ts';

/**
 * The requested part of a file, as static hosts answer it: Safari plays no film without. Supports one range in bytes;
 * several, other units and malformed ones get the whole file. Source: RFC 9110, section 14.
 */
export function answerRange(answer: HttpAnswer, range: string | undefined): HttpAnswer {
  if (answer.status !== 200 || answer.headers['content-encoding'] !== undefined) return answer;
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (from === '' && to === '') return answer;
  const body = Buffer.from(answer.body);
  const start = from === '' ? Math.max(0, body.length - Number(to)) : Number(from);
  const end = from === '' || to === '' ? body.length - 1 : Math.min(Number(to), body.length - 1);
  if (from !== '' && to !== '' && Number(to) < start) return answer;
  if (start > end) return notSatisfiable(body.length);
  const headers = { ...answer.headers, 'content-range': `bytes ${start}-${end}/${body.length}` };
  return { status: 206, headers, body: body.subarray(start, end + 1) };
}

function notSatisfiable(length: number): HttpAnswer {
  return { status: 416, headers: { 'content-range': `bytes */${length}` }, body: '' };
}

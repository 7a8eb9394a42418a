import type { Headers } from './answer.ts';

/** Pages forbid framing; one of our own pages (`frame`: its origin) is the one exception. */
export function allowFrame({ 'x-frame-options': _refused, ...headers }: Headers, frame: string): Headers {
  const policy = headers['content-security-policy'];
  if (policy === undefined) return { ...headers, 'content-security-policy': `frame-ancestors ${frame}` };
  const others = policy.split(';').filter((directive) => !/^\s*frame-ancestors\b/i.test(directive));
  return { ...headers, 'content-security-policy': [...others, ` frame-ancestors ${frame}`].join(';') };
}

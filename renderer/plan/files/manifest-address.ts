import type { Context } from '../context/context.ts';

export function manifestAddress({ address }: Pick<Context, 'address'>): string {
  return `${address.base}/site.webmanifest`;
}

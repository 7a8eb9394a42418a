import type { Origin } from '../origins/origin.ts';
export async function openWordPress(_from: string, _uploads: string | undefined): Promise<Origin> {
  throw new Error('not yet');
}

import { server } from '../ask-server.ts';
import { whyNot, words } from '../words.ts';

/** `names`: in the media, in the order of the pictures; empty for one that wasn’t taken, for which `why` has a reason. */
export async function uploadPictures(
  pictures: readonly File[],
): Promise<{ names: readonly string[]; why: readonly string[] }> {
  const names: string[] = [];
  const why = new Set<string>();
  for (const picture of pictures) {
    try {
      const answer = await server.upload(picture);
      names.push(answer.kind === 'added' ? answer.name : '');
      if (answer.kind !== 'added') why.add(whyNot(answer));
    } catch (error) {
      names.push('');
      why.add(error instanceof Error ? error.message : words.notDone);
    }
  }
  return { names, why: [...why] };
}

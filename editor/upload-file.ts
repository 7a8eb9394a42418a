import { Refusal, server } from './ask-server.ts';
import type { EditSession, UploadAnswer } from './contract.ts';
import { words } from './words.ts';

/** Adds a file to the library; one that is too large is refused before a byte of it is sent. */
export async function uploadFile(file: File, { largestFile }: EditSession): Promise<UploadAnswer> {
  if (file.size > largestFile) throw new Refusal(words.fileTooLarge(Math.floor(largestFile / 1_000_000)));
  return server.upload(file);
}

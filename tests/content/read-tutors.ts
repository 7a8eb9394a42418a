import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { shippedSite } from './site-copy.ts';

/** A tutor as their editor wrote them. */
export type WrittenTutor = { id: string; name: string; courses: string[] };

export function readTutors(root = shippedSite): WrittenTutor[] {
  const folder = path.join(root, 'content/tutors');
  return readdirSync(folder).map((file) => ({
    ...parse(readFileSync(path.join(folder, file), 'utf8')),
    id: file.replace(/\.yaml$/, ''),
  }));
}

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Step } from './measure-in-turn.ts';
import { moveAway } from './move-away.ts';
import type { OwnSite } from './own-steps.ts';

/** The machine's lower bound for a built site: one thread of Node, including Node's own start. */
export function floorStep({ root, out, work, repository }: OwnSite): Step {
  const target = join(work, 'floor');
  const args = [join(repository, 'bench/measure/floor.js'), root, out, target];
  return {
    who: 'floor',
    label: 'read, hash, write',
    prepare: async () => {
      await moveAway(target, work);
      await mkdir(target, { recursive: true });
    },
    command: { program: process.execPath, args, cwd: repository },
    shows: () => ({ file: join(target, 'index.html'), text: 'a' }),
  };
}

import { join } from 'node:path';
import { createEdit } from '../measure/create-edit.ts';
import type { Step } from '../measure/measure-in-turn.ts';
import { moveAway } from '../measure/move-away.ts';
import { addSentence, sentenceOf } from '../measure/own-edits.ts';
import type { Peer } from './peer.ts';

/** The folders of a peer's project and packages; `work` takes its output and old files. All paths are absolute. */
export type PeerPlace = { project: string; modules: string; work: string };

export type PeerSteps = { cold: Step; edit: Step; undo: () => Promise<void> };

/** A build without output, and one after an edit of `article` on top of the last build. `undo` reverts the edit. */
export function peerSteps(peer: Peer, { project, modules, work }: PeerPlace, article: string): PeerSteps {
  const out = join(work, `${peer.name}-output`);
  const edit = createEdit(join(project, peer.source(article)), addSentence);
  const { program, args } = peer.program(modules);
  const shared = {
    who: peer.name,
    command: {
      program,
      args: [...args, ...peer.build(project, out)],
      cwd: project,
      environment: peer.environment,
    },
  };
  const file = join(out, `blog/${article}/index.html`);
  return {
    cold: {
      ...shared,
      label: 'cold',
      prepare: async () => {
        await moveAway(out, work);
        // Astro's caches of what it has read and bundled; its packages are in a folder above.
        for (const cache of ['.astro', 'node_modules']) await moveAway(join(project, cache), work);
      },
      shows: () => ({ file, text: 'Good to know' }),
    },
    edit: {
      ...shared,
      label: 'one edit of a post',
      prepare: edit.apply,
      shows: (run) => ({ file, text: sentenceOf(run) }),
    },
    undo: edit.undo,
  };
}

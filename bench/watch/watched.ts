import { join } from 'node:path';
import { createEdit } from '../measure/create-edit.ts';
import { addSentence, type OwnEdit, sentenceOf } from '../measure/own-edits.ts';
import { type OwnSite, own } from '../measure/own-steps.ts';
import { type Installed, projectOf } from '../peers/prepare-peer.ts';
import type { Watched } from './measure-watch.ts';

/** `site watch` on the generated site. */
export function ownWatch({ root, out, repository }: OwnSite, edits: readonly OwnEdit[]): Watched {
  const args = ['watch', '--root', root, '--out', out, '--at', '2026-11-22'];
  return {
    who: own,
    pushes: true,
    command: (port) => ({
      program: process.execPath,
      args: [join(repository, 'bin/site.js'), ...args, '--port', String(port)],
      cwd: repository,
    }),
    edits: edits.map((edit) => ({ ...edit, page: `/${edit.page}` })),
  };
}

/** A peer that serves its project, and an edit of an article. How it notifies open pages is its own affair. */
export function peerWatch(
  { peer, folder, modules }: Installed,
  { size, article }: { size: number; article: string },
): Watched {
  const project = projectOf(folder, size);
  const { program, args } = peer.program(modules);
  return {
    who: peer.name,
    pushes: false,
    command: (port) => ({
      program,
      args: [...args, ...peer.serve(project, join(folder, `served-${size}`), port)],
      cwd: project,
      environment: peer.environment,
    }),
    edits: [
      {
        label: 'one edit of a post',
        edit: createEdit(join(project, peer.source(article)), addSentence),
        page: `/blog/${article}/`,
        text: sentenceOf,
      },
    ],
  };
}

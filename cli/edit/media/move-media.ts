import { linkSync, lstatSync, mkdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { contentDigest, type FileWrite } from '../../publish/unpublished-files.ts';
import { editFolder } from '../journal/edit-folder.ts';
import type { MediaMove } from '../journal/journal-line.ts';

/** All throw what the disk says. */
type OpenMove = {
  /** Puts the file where it is to be as well; false if it isn’t as it was, or if its place is taken. */
  begin: () => boolean;
  /** Takes it away from where it was. */
  finish: () => void;
  /** Takes back what `begin` did. */
  cancel: () => void;
  /** For a program that was killed in between. */
  isFinished: () => boolean;
};

/** Moves a file of content/media in two steps, so that edits that name it can be made in between. */
export function moveMedia(root: string, { from, to, digest }: MediaMove): OpenMove {
  const kept = path.join(editFolder(root), 'kept', digest);
  const source = from === undefined ? kept : path.join(root, from);
  const target = to === undefined ? kept : path.join(root, to);
  return {
    begin: () => {
      mkdirSync(path.dirname(target), { recursive: true });
      if (mediaDigest(source) !== digest || (to !== undefined && !isInMedia(root, target))) return false;
      if (to === undefined) rmSync(kept, { force: true });
      if (lstatSync(target, { throwIfNoEntry: false })) return false;
      linkSync(source, target);
      return true;
    },
    finish: () => rmSync(source, { force: true }),
    cancel: () => {
      if (mediaDigest(source) === digest && mediaDigest(target) === digest) rmSync(target);
    },
    isFinished: () => mediaDigest(source) === undefined && mediaDigest(target) === digest,
  };
}

/** What takes a move back. */
export function movedBack({ from, to, digest }: MediaMove): MediaMove {
  return { digest, ...(to !== undefined && { from: to }), ...(from !== undefined && { to: from }) };
}

/** How a move changes files, as publishing sees it. */
export function writesOfMove({ from, to, digest }: MediaMove): FileWrite[] {
  return [
    ...(from === undefined ? [] : [{ file: from, before: digest }]),
    ...(to === undefined ? [] : [{ file: to, after: digest }]),
  ];
}

/** Undefined if there is no such file. */
export function mediaDigest(file: string): string | undefined {
  const isFile = lstatSync(file, { throwIfNoEntry: false })?.isFile();
  return isFile ? contentDigest(readFileSync(file)) : undefined;
}

/** Rather than in a folder that a link leads to. */
function isInMedia(root: string, file: string): boolean {
  const media = path.join(realpathSync(root), 'content', 'media');
  const folder = realpathSync(path.dirname(file));
  return folder === media || folder.startsWith(media + path.sep);
}

import type { Kinds } from '../../../model/kinds.ts';
import type { Sources } from '../../../model/source.ts';
import { filesOf } from '../../../source/files-of.ts';
import { isOwnFile } from '../../../source/is-own-file.ts';
import { findValue } from '../fields/find-value.ts';
import type { OwnEdit } from './own-edit.ts';
import type { ValueEdit } from './value-edit.ts';

/**
 * A branch has the text of an article as a whole: its own is that of its base with the edit. Undefined if there is no
 * such text, or if the branch already has one. The fields need a value, if only an empty one.
 */
export function ownArticle(
  { file, edit }: { file: string; edit: ValueEdit & { kind: 'replace' } },
  site: { sources: Sources; kinds: Kinds },
): OwnEdit | undefined {
  const found = findValue({ file, path: [] }, site);
  if (!found?.source.body || found.source.file !== file) return undefined;
  const { text, body } = found.source;
  const now = text.slice(body.start, edit.start) + edit.text + text.slice(edit.end);
  const own = filesOf(found.source).find((one) => isOwnFile(one.file));
  if (!own)
    return {
      file: file.replace(/^.*?(?=content\/)/, ''),
      edit: { kind: 'replace', start: 0, end: 0, text: `---\n{}\n---\n\n${now.trimStart()}` },
    };
  const end = own.text.length;
  return { file: own.file, edit: { kind: 'replace', start: end, end, text: `\n${now.trimStart()}` } };
}

import { addMedia } from '../../../renderer/site.ts';
import { contentDigest } from '../../publish/unpublished-files.ts';
import type { EditDesk } from '../desk.ts';
import { refusalOfDisk } from '../refusal-of-disk.ts';
import type { AskedRoute, RouteAnswer } from '../routes.ts';
import { shownProblem } from '../shown-problem.ts';
import { mediaId } from './answer-library.ts';

/** Takes a picture into the site’s own folder, under a name of its own. */
export async function answerMedia(
  { site, journal, ids }: EditDesk,
  { name, bytes }: AskedRoute,
): Promise<RouteAnswer> {
  try {
    const added = addMedia({ root: site().root, name, bytes });
    if (!('diagnostics' in added)) return { value: { kind: 'failed', code: added.kind } };
    const problems = added.diagnostics.map(shownProblem);
    if (added.kind === 'refused') return { value: { kind: 'refused', problems } };
    journal.add({ file: `content/media/${added.name}`, after: contentDigest(Buffer.from(added.bytes)) });
    return { value: { kind: 'added', name: added.name, id: mediaId({ ids }, added.name), problems } };
  } catch (error) {
    return { value: { kind: 'failed', code: refusalOfDisk(error) } };
  }
}

import { addMedia } from '../../../renderer/site.ts';
import { contentDigest } from '../../publish/unpublished-files.ts';
import type { EditDesk } from '../desk.ts';
import { refusalOfDisk } from '../refusal-of-disk.ts';
import type { AskedRoute, RouteAnswer } from '../routes.ts';
import { shownProblem } from '../shown-problem.ts';

/** Takes a picture into the site’s own folder, under a name of its own. */
export async function answerMedia(
  { site, journal }: EditDesk,
  { name, bytes }: AskedRoute,
): Promise<RouteAnswer> {
  try {
    const added = addMedia({ root: site().root, name, bytes });
    if (!('diagnostics' in added)) return { value: { kind: 'failed', code: added.kind } };
    if (added.kind === 'added')
      journal.add({ file: `content/media/${added.name}`, after: contentDigest(bytes) });
    const problems = added.diagnostics.map(shownProblem);
    return { value: { ...added, diagnostics: undefined, problems } };
  } catch (error) {
    return { value: { kind: 'failed', code: refusalOfDisk(error) } };
  }
}

import type { Report } from '../../../diagnostics/diagnostic.ts';
import { missingWording } from '../../../diagnostics/messages/check-structure.ts';
import type { Content } from '../content.ts';

/** Every page needs the shared words: the one content file that no site can do without. */
export function checkWording({ collections }: Content, report: Report): void {
  if (!collections.get('wording')?.has('wording'))
    report(missingWording({ file: 'content/wording.yaml', line: 1, column: 1 }));
}

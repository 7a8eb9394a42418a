import type { Report } from '../../../diagnostics/diagnostic.ts';
import { missingWording, missingWords } from '../../../diagnostics/messages/check-structure.ts';
import { fieldsOf, isFields } from '../../schema/fields.ts';
import { kindOf } from '../../schema/find-kind.ts';
import { locate } from '../../source/locate.ts';
import type { Content } from '../content.ts';

/**
 * Every page needs the shared words: the one file of content that no site goes without. The words of a kind of content,
 * or of a setting of site.yaml, are needed where there is any: the schema says of what (`neededBy`).
 */
export function checkWording(content: Content, report: Report): void {
  const wording = content.collections.get('wording')?.get('wording');
  if (!wording) {
    report(missingWording(locate(content.site.source, [])));
    return;
  }
  for (const [group, schema] of Object.entries(fieldsOf(wording.schema.properties))) {
    if (!isFields(schema) || typeof schema.neededBy !== 'string' || wording.value[group] !== undefined)
      continue;
    const user = findUser(content, schema.neededBy);
    if (user) report(missingWords(locate(wording.source, []), group, user));
  }
}

/** What the words are needed for: the first file of the kind, or the setting. */
function findUser({ collections, kinds, site }: Content, name: string): string | undefined {
  if (kindOf(name, kinds)) return [...(collections.get(name)?.values() ?? [])][0]?.source.file;
  return site.value[name] === undefined ? undefined : `${name} in ${site.source.file}`;
}

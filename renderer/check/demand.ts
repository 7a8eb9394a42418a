import type { Report } from '../../diagnostics/diagnostic.ts';
import { missingSetting, missingWords } from '../../diagnostics/messages/check-structure.ts';
import { ownValue } from '../../diagnostics/own-value.ts';
import type { Place } from '../../diagnostics/place.ts';
import type { Needs } from '../../kinds/judged.ts';
import { fieldsOf } from '../schema/fields.ts';
import { addedExample } from './added-example.ts';
import type { Content } from './content.ts';
import type { Document } from './document.ts';

/** Reports at `place` which of these needs the site lacks, unless already reported at an earlier place. */
export type Demand = (needs: Needs, place: () => Place) => void;

/** A site without any wording gets one message (`check-wording`) rather than one per word. */
export function createDemand({ collections, site }: Content, report: Report): Demand {
  const wording = collections.get('wording')?.get('wording');
  const asked = new Set<string>();
  const isMissing = (name: string, { source, value }: Document) => {
    const key = `${source.file} ${name}`;
    if (asked.has(key) || valueAt(value, name) !== undefined) return false;
    asked.add(key);
    return true;
  };
  return ({ settings = [], wording: groups = [] }, place) => {
    for (const name of settings)
      if (isMissing(name, site)) report(missingSetting(place(), name, addedExample(name, site.schema)));
    for (const name of wording ? groups : [])
      if (wording && isMissing(name, wording))
        report(missingWords(place(), name, addedExample(name, wording.schema)));
  };
}

/** The value at a path of keys: `theme.fonts`. */
function valueAt(value: unknown, name: string): unknown {
  return name.split('.').reduce<unknown>((at, key) => ownValue(fieldsOf(at), key), value);
}

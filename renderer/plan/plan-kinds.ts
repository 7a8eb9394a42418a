import { kinds } from '../../kinds/registry.ts';
import type { Site } from '../model/site.ts';
import type { PlanKinds } from './context/context.ts';

/** The kinds that the schemas describe, with the code that the registry has for some of them. */
export function planKinds({ kinds: heads }: Pick<Site, 'kinds'>): PlanKinds {
  return {
    heads,
    byFolder: Object.fromEntries(heads.map((kind) => [kind.collection, kind])),
    byWord: Object.fromEntries(heads.map((kind) => [kind.word, kind])),
    code: kinds,
  };
}

import type { KindCodes } from '../../kinds/kind.ts';
import type { Site } from '../model/site.ts';
import type { PlanKinds } from './context/context.ts';

/** The kinds that the schemas describe, with their code if there is some. */
export function planKinds({ kinds: heads }: Pick<Site, 'kinds'>, code: KindCodes): PlanKinds {
  return {
    heads,
    byFolder: new Map(heads.map((kind) => [kind.collection, kind])),
    byWord: new Map(heads.map((kind) => [kind.word, kind])),
    code,
  };
}

import type { Entry } from '../../model/site.ts';
import type { Context } from './context.ts';

/** The file with the shared words: that of the site, or `content/wording.cy.yaml`. Undefined if the site has none. */
export function wordingOf({ entry }: Pick<Context, 'entry'>, language?: string): Entry | undefined {
  return entry('wording', language === undefined ? 'wording' : `wording.${language}`);
}

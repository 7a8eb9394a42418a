import { gather, type Planned } from '../../../kinds/planned.ts';
import type { Direction } from '../../model/plan.ts';
import type { Entry } from '../../model/site.ts';
import { written } from '../answers/answer-value.ts';
import { directionOf } from '../formats/text-direction.ts';
import type { Context } from './context.ts';

/** The language of a text and its direction: `lang` and `dir` in HTML. */
export type Language = { language: string; direction: Direction };

/** The language of the texts in site.yaml and the wording, as pages of this language show them. */
export function siteLanguage(context: Context): Planned<Language> {
  return context.once('language of the site', () =>
    gather((take) => {
      if (context.language !== undefined)
        return { language: context.language, direction: directionOf(context.language) };
      const { source } = context.site.settings;
      const own = {
        language: take(written(source, ['language'], context)),
        dir: take(written(source, ['dir'], context)),
      };
      return readLanguage(own, { language: 'en', direction: 'ltr' });
    }),
  );
}

/** The language of a page: as stated in its file, or else that of the site. */
export function pageLanguage({ source }: Entry, context: Context): Planned<Language> {
  return context.once(`language of ${source.file}`, () =>
    gather((take) => {
      const own = {
        language: take(written(source, ['language'], context)),
        dir: take(written(source, ['dir'], context)),
      };
      return readLanguage(own, take(siteLanguage(context)));
    }),
  );
}

function readLanguage({ language, dir }: { language: unknown; dir: unknown }, usual: Language): Language {
  const isWritten = typeof language === 'string';
  const derived = isWritten ? directionOf(language) : usual.direction;
  return {
    language: isWritten ? language : usual.language,
    direction: dir === 'ltr' || dir === 'rtl' ? dir : derived,
  };
}

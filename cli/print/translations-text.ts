import type { Translatable, Translations } from '../../renderer/site.ts';
import { shorten } from '../diff/shorten.ts';
import { fileFromHere } from './file-prefix.ts';
import { formatCount } from './format-count.ts';

/**
 * The share translated, folder by folder, then what is out of date and what is missing. `file`: the export for
 * translators.
 */
export function translationsText(
  found: Translations | undefined,
  { prefix, file }: { prefix: string; file: string | undefined },
): string[] {
  if (!found) return ['This site is in the language of all that it is built on.'];
  const { language, from, texts } = found;
  const head = `${nameOf(language)}, from ${nameOf(from)}: ${shareOf(texts)}`;
  const folders = [...new Set(texts.map(folderOf))].map((folder) => {
    const within = texts.filter((text) => folderOf(text) === folder);
    return `  ${folder}: ${shareOf(within)}`;
  });
  const lost = texts.filter((text) => 'isLost' in text.address && text.state === 'untranslated').length;
  const byHand = texts.filter(({ source }) => source === undefined).length;
  if (file !== undefined) {
    const left =
      lost > 0
        ? ` ${formatCount(lost, 'text')} of things without an id can’t be read back: give these an id in the base site.`
        : '';
    const rest =
      byHand > 0
        ? ` ${formatCount(byHand, 'text')} that this site has put together otherwise ${byHand === 1 ? 'is' : 'are'} not in it.`
        : '';
    return [head, `Written to ${file}: ${formatCount(texts.length - byHand, 'text')}.${left}${rest}`];
  }
  return [
    head,
    ...folders,
    ...listOf('Out of date', 'outdated', texts, prefix),
    ...listOf('Not translated', 'untranslated', texts, prefix),
  ];
}

/** A whole percentage, never 100 if something is left. */
function shareOf(texts: readonly Translatable[]): string {
  const count = (state: Translatable['state']) => texts.filter((text) => text.state === state).length;
  const percent = (part: number) => {
    const share = texts.length === 0 ? 0 : (part / texts.length) * 100;
    return `${part > 0 && share < 1 ? 'under 1' : Math.floor(share)} %`;
  };
  const [outdated, missing] = [count('outdated'), count('untranslated')];
  return [
    `${percent(count('translated'))} of ${formatCount(texts.length, 'text')} translated`,
    ...(outdated > 0 ? [`${outdated} out of date (${percent(outdated)})`] : []),
    ...(missing > 0 ? [`${missing} not translated (${percent(missing)})`] : []),
  ].join(', ');
}

function listOf(
  title: string,
  state: Translatable['state'],
  texts: readonly Translatable[],
  prefix: string,
): string[] {
  const meant = texts.filter((text) => text.state === state);
  if (meant.length === 0) return [];
  const lines = meant.map(({ place, source, translation, name }) => {
    const text = shorten((source ?? translation ?? '').replace(/\s+/g, ' ').replace(/[\p{Cc}\p{Cf}]/gu, ''));
    return `  ${fileFromHere(prefix, place.file)}:${place.line} ${name} “${text}”`;
  });
  return ['', title, ...lines];
}

/** `content/courses`; for a single file, its whole name. */
function folderOf({ file }: Translatable): string {
  const steps = file.split('/');
  return steps.length > 2 ? steps.slice(0, -1).join('/') : file;
}

function nameOf(language: string): string {
  const { baseName } = new Intl.Locale(language);
  return new Intl.DisplayNames(['en-GB'], { type: 'language' }).of(baseName) ?? language;
}

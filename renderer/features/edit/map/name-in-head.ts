import type { Path } from '../../../../diagnostics/place.ts';
import type { Site } from '../../../model/site.ts';
import type { Source } from '../../../model/source.ts';
import { entriesOf } from '../../../source/entries-of.ts';
import { filesOf } from '../../../source/files-of.ts';
import { locate } from '../../../source/locate.ts';
import { createValueFinder } from './locate-values.ts';
import { type LocatedHeadText, textsIn } from './map-head.ts';

/**
 * The head writes amounts, dates and settings as programs read them. Each is looked up by what it says: where the texts
 * beside it come from, then among the settings.
 */
export function nameInHead<T extends LocatedHeadText>(texts: readonly T[], site: Site): T[] {
  const valueAt = createValueFinder(site);
  const known = texts.filter(({ values }) => values.length > 0);
  const entries = entriesOf(site).filter((entry) => entry !== site.settings);
  return texts.map((text) => {
    if (text.values.length > 0) return text;
    const files = new Set(nearest(text, known).flatMap(({ values }) => values.map(({ file }) => file)));
    const beside = entries.filter(({ source }) => filesOf(source).some(({ file }) => files.has(file)));
    const said = [...beside, site.settings].map(({ source }) => ({
      source,
      paths: pathsOf(text.text, source),
    }));
    const { source, paths: [path, ...others] = [] } = said.find(({ paths }) => paths.length > 0) ?? {};
    const isClear = source !== undefined && path !== undefined && others.length === 0;
    return isClear ? { ...text, values: [valueAt(locate(source, path))] } : text;
  });
}

/** Those in the same object of structured data or, if there are none, in one around it; else the page’s title. */
function nearest<T extends LocatedHeadText>({ name, path = [] }: T, known: readonly T[]): T[] {
  for (let length = path.length - 1; length >= 0; length -= 1) {
    const around = path.slice(0, length).join(' ');
    const found = known.filter((one) => one.name === name && one.path?.slice(0, -1).join(' ') === around);
    if (found.length > 0) return found;
  }
  return known.filter((one) => one.name === 'title');
}

/** Where a source has a value that a head would write like this. */
function pathsOf(text: string, { value }: Source): Path[] {
  const amount = /^\d+\.\d+$/.test(text) ? String(Number(text)) : text;
  return textsIn(value).flatMap((one) =>
    one.text === text || one.text === amount || text.startsWith(`${one.text}T00:00`) ? [one.path] : [],
  );
}

import * as messages from '../../../diagnostics/messages/debris.ts';
import { type Debris, short } from './debris.ts';

const note =
  /\b(?:TODO|TBC|TBD|FIXME|XXX+)\b|\blorem ipsum\b|\[(?:insert|add|your|enter)\s[^\]\n]{2,40}\](?!\()/gi;
const lineBreak = /(?<=[\p{L}\p{N}.!?,;)”’])\\n(?=\p{L}|\s|$|\\|[-•(])/gu;
const misspelt =
  /(?<![\w/:.@-])(?:https?:\/(?!\/)|https?\/\/|https?:(?=www\.)|htt?ps?;\/\/|hptts?:\/\/|htpps?:\/\/|htps?:\/\/|ttps?:\/\/)(?=[\w-]+\.[a-z])[^\s)\]]*/gi;
const cut = /https?:\/\/[^\s()[\]]*\/ (?:[a-z0-9-]+\/)+(?=$|[\s.,;)])/gi;

/** What no text says to visitors, whether it has formatting or not. */
const suspicious = /TODO|TB[CD]|FIXME|XXX|[Ll]orem|LOREM|\[[A-Za-z]|\\n|[tp]ps?[:;/]/;

export function findWordDebris(text: string): Debris[] {
  if (!suspicious.test(text)) return [];
  return [
    ...[...text.matchAll(note)]
      .filter(({ 0: written }) => /^\[|lorem/i.test(written) || written === written.toUpperCase())
      .map(
        ({ index, 0: written }): Debris => ({
          offset: index,
          tell: (place) => messages.placeholderText(place, written),
        }),
      ),
    ...[...text.matchAll(lineBreak)].slice(0, 1).map(
      ({ index }): Debris => ({
        offset: index,
        tell: (place) => messages.lineBreakInWords(place, '\\n'),
      }),
    ),
    ...[...text.matchAll(misspelt)].map(
      ({ index, 0: written }): Debris => ({
        offset: index,
        tell: (place) =>
          messages.addressMisspelt(
            place,
            short(written),
            `https://${written.replace(/^[a-z]*[:;]?\/*/i, '')}`,
          ),
      }),
    ),
    ...[...text.matchAll(cut)].map(
      ({ index, 0: written }): Debris => ({
        offset: index + written.indexOf(' '),
        tell: (place) => messages.addressCut(place, short(written.replace(' ', ''))),
      }),
    ),
  ];
}

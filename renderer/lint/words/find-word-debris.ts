import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import * as messages from '../../../diagnostics/messages/debris.ts';
import {
  addressMisspelt,
  citationMark,
  lineBreakInWords,
  spreadsheetError,
} from '../../../diagnostics/messages.generated.ts';
import type { Place } from '../../../diagnostics/place.ts';
import { type Debris, short } from '../debris.ts';
import { findCapitals } from './find-capitals.ts';
import { findOtherSeason } from './find-other-season.ts';

const note =
  /\b(?:TODO|TBC|TBD|FIXME|(?<!\b(?:part|chapter|book|volume|annex|appendix) )XXX+)\b|(?<!\?)\?{3,}|(?<=[£$€]|\b)XX(?=\s?%| (?:per cent|hours|days|weeks|months|minutes|places|people|students|nurses)\b)|\blorem ipsum\b|\[(?:insert|add|your|enter|name|title|date|time|price|amount|number|place|city|address|email|phone|link|photo|picture|(?:first|last|full|your)[ _-]?name)(?:\s[^\]\n]{1,40})?\](?![([:])|%[A-Z_]{0,40}NAME%|«(?:First|Last|Full)?[ _]?Name»|\*\|[A-Z_]{3,}\|\*/gi;
const lineBreak = /(?<=[\p{L}\p{M}\p{N}.!?,;)”’])\\n(?=\p{L}|\s|$|\\|[-•(])/gu;
const misspelt =
  /(?<![\w/:.@-])(?:https?:\/(?!\/)|https?\/\/|https?:(?=www\.)|htt?ps?;\/\/|hptts?:\/\/|htpps?:\/\/|htps?:\/\/|ttps?:\/\/)(?=[\w-]+\.[a-z])[^\s)\]]*/gi;
const cut = /https?:\/\/[^\s()[\]]{0,1000}\/[ \n](?:[a-z0-9-]+\/)+(?=$|[\s.,;)])/gi;

/** Citation marks that chat programs add to sentences. */
const citation = /【\d+[†:][^】\n]*】|:?(?:contentReference)?\[oaicite:\d+\](?:\{[^}\n]*\})?/g;
/** Comment markers copied from shared documents: `decides.[a]`. */
const commentMark = /(?<=[\p{L}\p{M}][.,;:!?…]?[”’)]?)\[[a-z]\](?![([:])/gu;
/** Errors that spreadsheets show in place of a value. */
const sheetError = /(?<![\w#])#(?:REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!)/g;
/** The name of a value in the wrong brackets. Only the last parts of a web address can look like one. */
const inWrongBrackets =
  /\[((?:(?:facts|site)(?:\.[A-Za-z0-9][\w-]*)+|(?!www\.)[a-z]+(?:\.[a-z0-9][\w-]*)+\.(?!com\b|org\b|net\b|uk\b|html?\b)[a-z]\w*))\](?![([])|\(((?:facts|site)(?:\.[A-Za-z0-9][\w-]*)+)\)/g;

/** The same between other characters, or with none around it. */
const withoutBrackets =
  /(?<![\w./@{[(-])(?:%((?:facts|site)(?:\.[A-Za-z0-9][\w-]*)+)%|<((?:facts|site)(?:\.[A-Za-z0-9][\w-]*)+) *\/?>|\$?(facts(?:\.[a-z][\w-]*)(?:\.[a-z0-9][\w-]*)+)(?![\w-]|\.[a-z0-9]|[\w./@}\]-]*[}\]%>]))/g;

/** Character sequences that no text for visitors contains, with or without formatting. */
const suspicious =
  /facts\.|site\.|TODO|TB[CD]|FIXME|XX|\?\?\?|[Ll]orem|LOREM|[A-Z]{5}|%[A-Z]|«|\*\||\[[\dA-Za-z]|#[A-Z]|\\n|[tp]ps?[:;/]|【|BST|GMT/;

type DebrisPattern = {
  pattern: RegExp;
  /** The offset within the match, if it isn't the start. */
  at?: (written: string) => number;
  tell: (match: RegExpExecArray, place: Place) => Diagnostic;
  isMeant?: (written: string) => boolean;
  /** Reported once per text. */
  isOnce?: true;
};

const findings: readonly DebrisPattern[] = [
  {
    pattern: note,
    isMeant: (written) => /^[[«]|lorem/i.test(written) || written === written.toUpperCase(),
    tell: ([written], place) => messages.placeholderText(place, written),
  },
  { pattern: citation, tell: ([written], place) => citationMark(place, { written }) },
  { pattern: commentMark, tell: ([written], place) => messages.commentMark(place, written) },
  { pattern: sheetError, tell: ([written], place) => spreadsheetError(place, { written }) },
  {
    pattern: inWrongBrackets,
    tell: ([written, square, round = ''], place) =>
      messages.nameInSquareBrackets(place, written, square ?? round),
  },
  {
    pattern: withoutBrackets,
    tell: ([written, percent, angle, bare], place) =>
      messages.nameWithoutBrackets(place, written, percent ?? angle ?? bare ?? ''),
  },
  { pattern: lineBreak, isOnce: true, tell: (_, place) => lineBreakInWords(place, { written: '\\n' }) },
  {
    pattern: misspelt,
    tell: ([written], place) => {
      const meant = `https://${written.replace(/^[a-z]*[:;]?\/*/i, '')}`;
      return addressMisspelt(place, { written: short(written), meant });
    },
  },
  {
    pattern: cut,
    at: (written) => written.search(/\s/),
    tell: ([written], place) => {
      const by = written.includes('\n') ? 'The end of the line' : 'A space';
      return messages.addressCut(place, short(written.replace(/\s/, '')), by);
    },
  },
];

/** `isMadeUp`: declared to be a placeholder text, so it may say so itself. `isCode`: it may be all in capitals. */
export function findWordDebris(text: string, { isMadeUp = false, isCode = false } = {}): Debris[] {
  if (!suspicious.test(text)) return [];
  const looked = isMadeUp ? findings.filter(({ pattern }) => pattern !== note) : findings;
  return [
    ...findOtherSeason(text),
    ...(isCode ? [] : findCapitals(text)),
    ...looked.flatMap((finding) => findAll(finding, text)),
  ];
}

function findAll(
  { pattern, at = () => 0, tell, isMeant = () => true, isOnce }: DebrisPattern,
  text: string,
): Debris[] {
  const matches = [...text.matchAll(pattern)].filter(([written]) => isMeant(written));
  return (isOnce ? matches.slice(0, 1) : matches).map((match) => ({
    offset: match.index + at(match[0]),
    tell: (place) => tell(match, place),
  }));
}

/**
 * Turns of phrase that nobody says in English. Only those that are wrong (nearly) everywhere are listed, so that the
 * list needs no exceptions; everything else has to be read aloud. Code and quotes in a text are left alone.
 */
export type Place = 'comments' | 'documentation' | 'messages';

/** `wrong` and `right`: a sentence with the turn, and the same without. `in`: where it is refused, if not everywhere. */
export type Turn = { pattern: RegExp; wrong: string; right: string; in?: readonly Place[] };

const written: readonly Place[] = ['comments', 'documentation'];

export const turns: readonly Turn[] = [
  { pattern: /\banew\b/i, wrong: 'The page is made anew.', right: 'The page is made again.' },
  {
    pattern: /(?<!there )\b(?:is|are|was|were|be|becomes?) (?:another|others)(?=[.,;:)]|$)/i,
    wrong: 'Only if the text is another.',
    right: 'Only if the text differs.',
  },
  {
    pattern: /\bst(?:ands?|ood)\b(?!-| (?:alone|by|for|in for|out|still|up)\b)/i,
    wrong: 'The value stands in the file.',
    right: 'The value is in the file, and stands for a day.',
    in: written,
  },
  {
    pattern: /\bstands? (?:above|below|here|there|twice)\b/i,
    wrong: 'This name stands twice in the list.',
    right: 'This name is in the list twice.',
    in: ['messages'],
  },
  {
    pattern: /\bwhere (?:anybody|anything|nobody|none|nothing)\b/i,
    wrong: 'Undefined where nothing is known.',
    right: 'Undefined if nothing is known.',
    in: written,
  },
  {
    pattern: /\bwhere there (?:are|is|was|were)\b/i,
    wrong: 'Empty where there is no place.',
    right: 'Empty if there is no place.',
    in: written,
  },
  {
    pattern: /\btold (?:about|as|at|by|in|of|once)\b/i,
    wrong: 'The problem is told once.',
    right: 'The problem is reported once.',
    in: written,
  },
  {
    pattern: /\blaid (?:aside|beside|over)\b/i,
    wrong: 'The files are laid over those of the base.',
    right: 'The files overlay those of the base.',
  },
  {
    pattern: /\botherwise than\b/i,
    wrong: 'It is spelled otherwise than the glossary says.',
    right: 'It is not spelled as in the glossary.',
  },
  {
    pattern: /\bbeside (?:that(?=[,.:;)]|$)|what\b)/i,
    wrong: 'Beside that, the page is read.',
    right: 'Besides, the page is read.',
  },
  {
    pattern: /\bheld against\b/i,
    wrong: 'The values are held against the schema.',
    right: 'The values are checked against the schema.',
  },
  {
    pattern: /(?<!there )\b(?:is|are|was|were) no\b(?! (?:better|longer|more|slower)\b)/i,
    wrong: 'A line of this length is no heading.',
    right: 'There is no heading: a line of this length isn’t one.',
  },
  {
    pattern: /\b(?:are|counts?|exists?|is) no more\b(?! than)/i,
    wrong: 'The old pages count no more.',
    right: 'The old pages no longer count.',
  },
  {
    pattern: /(?:^|[.;:] )Of (?:a|all|an|each|every|one|what)\b/,
    wrong: 'Of a page the title.',
    right: 'The title of a page.',
  },
  {
    pattern:
      /(?:^|[.;:] )What (?:can|comes|could|follows|goes|had|has|remains|stands|(?:are|is|was|were) (?:given|kept|known|left|made|printed|said|shown|stored|told|written))\b(?![^.:;]*\?)/,
    wrong: 'What is left is removed.',
    right: 'The rest is removed. What is left?',
    in: ['comments'],
  },
  {
    pattern: /\bmade of (?:it|them|these|this|those|what)\b/i,
    wrong: 'The pages that are made of it.',
    right: 'The pages that are made from it.',
  },
  {
    pattern: /\b(?:is|are) said of\b/i,
    wrong: 'Nothing is said of pictures.',
    right: 'Nothing is said about pictures.',
  },
  {
    pattern: /\b(?:becomes?|comes?) of\b(?! age\b)/i,
    wrong: 'What becomes of the entry.',
    right: 'What happens to the entry.',
  },
  { pattern: /\bspeaks? of\b/i, wrong: 'One rule speaks of all.', right: 'One rule covers all.' },
  {
    pattern: /\bhears? (?:nothing )?of\b/i,
    wrong: 'Branches hear of it.',
    right: 'Branches learn about it.',
  },
  {
    pattern: /\bnothing of (?:it|its|ours|that|the|theirs|this)\b/i,
    wrong: 'It contains nothing of the page.',
    right: 'It contains no part of the page.',
    in: ['comments', 'messages'],
  },
  {
    pattern: /\bknows? (?:it|one|them) again\b/i,
    wrong: 'A key to know it again by.',
    right: 'A key to recognise it by.',
  },
  {
    pattern: /\btak(?:en|es?|ing) along\b/i,
    wrong: 'The files are taken along.',
    right: 'The files are copied as well.',
  },
  {
    pattern:
      /\b(?:done|called|made|meant|named|said|shown|used|written) so\b(?! (?:as|far|it|many|much|that|they)\b)/i,
    wrong: 'An entry that is named so.',
    right: 'An entry of that name, shown so that it is seen.',
  },
  {
    pattern: /\bin the very moment\b/i,
    wrong: 'In the very moment of a save.',
    right: 'At the very moment of a save.',
  },
  {
    pattern: /\bcounts? (?:as )?no\b(?! (?:further|more)\b)/i,
    wrong: 'A line without words counts as no text.',
    right: 'A line without words doesn’t count as text.',
  },
  {
    pattern: /\bgives? (?:none|nothing)\b/i,
    wrong: 'A broken file gives nothing.',
    right: 'A broken file yields nothing.',
  },
  {
    pattern: /\breckon/i,
    wrong: 'The price is reckoned in pennies.',
    right: 'The price is calculated in pennies.',
  },
  { pattern: /\bshall\b/i, wrong: 'A value that shall be shown.', right: 'A value that is to be shown.' },
  {
    pattern: /\b(?:lest|thereof|therein|upon|whence|whereof|wherein)\b/i,
    wrong: 'Checked first, lest it fill the memory.',
    right: 'Checked first, so that it doesn’t fill the memory.',
  },
  {
    pattern: /\bhow (?:\w+ ){1,6}?(?:are|is) called\b/i,
    wrong: 'How the file is called.',
    right: 'What the file is called.',
  },
  { pattern: /\bexchange the\b/i, wrong: 'Exchange the two lines.', right: 'Swap the two lines.' },
  {
    pattern: /\b(?:moved|pushed) (?:in|out)\b/i,
    wrong: 'The lines below are moved in.',
    right: 'The lines below are indented.',
    in: ['messages'],
  },
];

/** Each turn in a text, with the pair of sentences that shows what to write. */
export function findTurns(text: string, place: Place): string[] {
  const own = text.replaceAll(/^(`{3,}).*?^\1/gms, '').replaceAll(/`[^`]*`|“[^”]*”|"[^"\n]*"/g, '…');
  return turns
    .filter((turn) => turn.in?.includes(place) ?? true)
    .flatMap(({ pattern, wrong, right }) => {
      const [found] = pattern.exec(own) ?? [];
      return found === undefined ? [] : [`“${found}”: not “${wrong}” but “${right}”`];
    });
}

/** Notation of other programs that isn't supported here: it would be published as it is. */

import type { Notation } from '../../../diagnostics/messages/markdown-notation.ts';

/**
 * `pattern`: applied to running text, with the notation as its first group; `mark`: characters that every match
 * contains, and hardly any other text; `isMeant`: whether a match is what it looks like.
 */
export type KnownNotation = {
  notation: Notation;
  mark: string;
  pattern: RegExp;
  isMeant?: (written: string) => boolean;
};

export const notations: readonly KnownNotation[] = [
  { notation: 'container', mark: ':::', pattern: /^[ \t\0]*((?<!:):{3,}[ \t]*\{?[.]?[A-Za-z][\w-]*)/gm },
  { notation: 'leaf', mark: '::', pattern: /^[ \t\0]*(::[A-Za-z][\w-]*(?=[[{]))/gm },
  { notation: 'definition', mark: ':', pattern: /^[ \t\0]{0,3}(:[ \t]+(?=[^\s\0]))/gm },
  { notation: 'abbreviation', mark: '*[', pattern: /^[ \t\0]*(\*\[(?:(?!\]).)+\]:)/gm },
  { notation: 'contents', mark: '[', pattern: /^[ \t\0]*(\[TOC\]|\[\[_?toc_?\]\])[ \t]*$/gim },
  { notation: 'mark', mark: '==', pattern: /(?<![=\\])(==(?![=\s])[^=\n]{0,200}?[^=\s]==)(?!=)/g },
  { notation: 'heading', mark: '==', pattern: /^[ \t]*(={2,6}[ \t]+[^\s=][^=\n]{0,100}={0,6})[ \t]*$/gm },
  { notation: 'math', mark: '$$', pattern: /(?<!\\)(\$\$[^$]+\$\$)/g },
  {
    notation: 'math',
    mark: '$',
    pattern: /(?<![\\$\w])(\$(?![\s$])[^$\n]{0,120}?(?<![\s\\])\$)(?![\d$\w])/g,
    isMeant: looksLikeMath,
  },
  { notation: 'picture', mark: '![[', pattern: /(?<!\\)(!\[\[[^\][\n]+\]\])/g },
  { notation: 'page', mark: '[[', pattern: /(?<![\\!])(\[\[(?!_?toc_?\]\])[^\][\n]+\]\])/gi },
  { notation: 'raised', mark: '^', pattern: /(?<![\\^[\w]\^|[\\^[])(\^[\p{L}\p{M}\p{N}+-]{1,30}\^)(?!\^)/gu },
  { notation: 'note', mark: '^[', pattern: /(?<!\\)(\^\[(?:(?!\^\[)[^\]\n])+\])/g },
  { notation: 'hidden', mark: '%%', pattern: /(?<!%)(%%(?!\s)[^%\n]+(?<!\s)%%)(?!%)/g },
  {
    notation: 'shortcode',
    mark: '[',
    pattern:
      /(?<![\\\w\]])(\[[a-z][a-z0-9_-]*(?:[ \t]+[\w-]+[ \t]*=[ \t]*(?:["“”'][^"“”'[\]\n\0]*["“”']|[^\s[\]"“”'\0]+))+[ \t]*\/?\]|\[(?:gallery|contact-form-7|embed|playlist|caption)\])(?![([:])/g,
  },
  { notation: 'emoji', mark: ':', pattern: /(?<![\w:\\\0/])(:[a-z][a-z0-9_+-]{1,30}:)(?![\w:/\0])/g },
];

/** Dollar signs also enclose prices: `$45 and 3$`. */
function looksLikeMath(written: string): boolean {
  const inner = written.slice(1, -1);
  if (/^[a-zA-Z]'?$/.test(inner)) return true;
  return !/^[\d.,]+[ a-z]/i.test(inner) && /[\\^_={}<>+]|\d\s*[a-z]\b/.test(inner);
}

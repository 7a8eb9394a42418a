import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { chatHead, placeholderText } from '../../../diagnostics/messages/debris.ts';
import { otherProgram } from '../../../diagnostics/messages.generated.ts';
import type { Place } from '../../../diagnostics/place.ts';
import { type Debris, short } from '../debris.ts';

/** Something that another program inserted, or a writer's note for later, copied along with the text. */
type LeavingPattern = { pattern: RegExp; tell: (place: Place, written: string) => Diagnostic };

const date = String.raw`(?:\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}|\d{1,2} [\p{L}\p{M}]{3,9} \d{4})`;
const time = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:[ \u202F]?[ap]\.?m\.?)?`;
const sender = String.raw`\p{L}[^:\n[\]]{0,39}`;

/** In the order of WhatsApp on phones and in its exports, then on the web; then Telegram, Teams and Slack. */
const chatHeads = [
  String.raw`\[${date},? ${time}\] ${sender}:`,
  `${date},? ${time} [-–] ${sender}:`,
  String.raw`\[${time}, ${date}\] ${sender}:`,
  String.raw`\p{Lu}[^:\n[\]]{0,38}, \[${date}(?: at)? ${time}\]`,
  String.raw`\[${time}\] \p{Lu}[^:\n[\]]{0,39}(?=:|$)`,
  String.raw`\p{Lu}[^:\n[\]]{0,38} {2}\d{1,2}:\d{2} [AP]M$`,
];

const leavings: readonly LeavingPattern[] = [
  { pattern: new RegExp(`^[ \\t>]*(?:${chatHeads.join('|')})`, 'gimu'), tell: chatHead },
  from(
    'a chat',
    /<media omitted>|\b(?:image|video|audio|sticker|gif|document) omitted\b|<attached: [^\n>]{1,80}>|<this message was edited>|^(?:this message was deleted|you deleted this message)\.?$/gim,
  ),
  from(
    'an email',
    /^-{2,} ?(?:original|forwarded) message ?-{2,}|^sent from my \w+[^\n]{0,20}$|^get outlook for \w+|^on [^\n]{6,80} wrote:$|^caution: this email [^\n]{1,40}|\[cid:[^\n\]]{1,80}\]/gim,
  ),
  from(
    'the answer of a chat program',
    /\bas an ai(?: language)?(?: model| assistant)|^(?:sure|certainly|absolutely|of [a-z]+)[!,.] (?:here(?:’s|'s| is| are)|below is)[^\n]{0,60}|^here(?:’s|'s| is) (?:a|an|the|your) (?:revised|updated|rewritten|polished|improved|shorter|refined) [^\n]{0,60}|\blet me know if you(?:’d| would|'d) like (?:me to\b|any (?:changes|adjustments|edits)[.!]?$)|\bwould you like me to (?:adjust|expand|write|add|create|shorten|make|turn)\b|\bknowledge cut-?off\b|\bas of my (?:last|latest) (?:knowledge |training )?update\b|^copy(?:\nedit| code)$|cite[\uE000-\uF8FF]?turn\d+\w*|\bturn\d+(?:search|view|news|file)\d+\b|\[cite(?:_start|: ?[\d, ]+)\]|<\/?think>|^\**(?:meta description|seo title|word count|focus keyword|suggested slug)\b[ *]{0,3}:/gim,
  ),
  from(
    'Word',
    /error! (?:reference source|bookmark|hyperlink reference|no text of specified style|unknown)[^\n.]{0,40}\.?|\bclick (?:or tap )?here to enter (?:text|a date)\.?|^choose an item\.?$|\bcommented \[\w{1,6}\]:|^page \d+ of \d+$|^formatted: \w+|\bhyperlink (?:\\l )?["“][^"”\n]{1,80}["”]?|\bpageref _toc\d+|\btoc \\o/gim,
  ),
  from(
    'Wikipedia',
    /\[(?:citation needed|edit|edit source|clarification needed|better source needed|when\?|who\?|according to whom\?)\]/gi,
  ),
  from(
    'a transcript',
    /[[(](?:inaudible|crosstalk|unintelligible)[^\n[\]()]{0,20}[\])]|^\d{2}:\d{2}:\d{2}[,.]\d{3} --> /gim,
  ),
  {
    pattern:
      /\[(?:[A-Z]{5,}|[A-Z]{2,}(?:[ _/-][A-Z]+)+)\](?![([:])|\[(?:[Ii]mage|[Pp]hoto|[Pp]icture|[Mm]ap|[Cc]hart|[Ss]creenshot)(?::| of )[^\n[\]]{1,60}\](?![([:])|[(<](?:[Ii]nsert|INSERT) [^\n()<>]{1,40}[)>]|<<\p{L}[\p{L}\p{M} _]{0,40}>>/gu,
    tell: placeholderText,
  },
  {
    pattern:
      /\b(?:(?<!ipsum )dolor sit amet|(?<!amet, )consectetur adipiscing|asdf(?:asdf|ghjkl|jkl)?|qwertyuiop|blah blah)\b/gi,
    tell: placeholderText,
  },
];

/** `what`: the program it comes from. */
function from(what: string, pattern: RegExp): LeavingPattern {
  return { pattern, tell: (place, written) => otherProgram(place, { written, what }) };
}

/** Finds text left by other programs. `prose`: as written, without code and addresses. */
export function findLeavings(prose: string): Debris[] {
  return leavings.flatMap(({ pattern, tell }) =>
    [...prose.matchAll(pattern)].map(({ 0: written, index }) => {
      const gap = written.search(/[^ \t>]/);
      const shown = short(written.slice(gap).replace(/\0+/g, '…'), 80);
      return { offset: index + gap, tell: (place: Place) => tell(place, shown) };
    }),
  );
}

import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { linkSchemes } from '../../diagnostics/link-schemes.ts';
import * as messages from '../../diagnostics/messages/debris.ts';
import {
  addressMisspelt,
  citationMark,
  lineBreakInWords,
  linkBracketTwice,
  linkReversed,
  linkWithoutAddress,
  markdownInPlainText,
  otherProgram,
  spreadsheetError,
} from '../../diagnostics/messages.generated.ts';
import type { Place } from '../../diagnostics/place.ts';
import { pictureEnding } from '../schema/picture-endings.ts';
import { short } from './debris.ts';
import type { Expression } from './expression.ts';

const name = String.raw`(?:facts|site)(?:\.[A-Za-z0-9][\w-]*)+`;
const target = String.raw`(?:\/|#|(?:${linkSchemes}):|www\.|\{)`;
const picture = String.raw`[\w./-]+\.${pictureEnding}`;

const day = String.raw`(?:\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}|\d{1,2} [\p{L}\p{M}]{3,9} \d{4})`;
const time = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:[ \u202F]?[ap]\.?m\.?)?`;
const sender = String.raw`\p{L}[^:\n[\]]{0,39}`;
/** In the order of WhatsApp on phones and in its exports, then on the web; then Telegram, Teams and Slack. */
const chatHeads = [
  String.raw`\[${day},? ${time}\] ${sender}:`,
  `${day},? ${time} [-–] ${sender}:`,
  String.raw`\[${time}, ${day}\] ${sender}:`,
  String.raw`\p{Lu}[^:\n[\]]{0,38}, \[${day}(?: at)? ${time}\]`,
  String.raw`\[${time}\] \p{Lu}[^:\n[\]]{0,39}(?=:|$)`,
  String.raw`\p{Lu}[^:\n[\]]{0,38} {2}\d{1,2}:\d{2} [AP]M$`,
];

/** Every such rule. To add one, add a row: one test asks each whether it finds and leaves its examples. */
export const expressions: readonly Expression[] = [
  // Markdown in a text that is shown as written.
  markdown(/!?\[([^[\]]+)\]\([^()\s]+\)/g, /\]\(/, ['See [our fees](/fees)', 'Room [4](upper floor)']),
  markdown(/(?<![*\w])\*\*([^*\s](?:[^*]*[^*\s])?)\*\*(?![*\w])/g, /\*\*/, ['Be **early**', '2 ** 3 ** 4']),
  markdown(/(?<![_\w])__([^_\s](?:[^_]*[^_\s])?)__(?![_\w])/g, /__/, ['Be __early__', 'Name: ____']),
  markdown(/(?<![*\w])\*([^*\s](?:[^*]*[^*\s])?)\*(?![*\w])/g, /\*/, ['Be *early*', '5 * 3 * 2']),
  markdown(/(?<!~)~~([^~]+)~~(?!~)/g, /~~/, ['~~£40~~ £30', '~~~~~~']),
  markdown(/`([^`]+)`/g, /`/, ['Type `site`', 'The baker`s hat']),
  markdown(/^#{1,6}[ \t]+(.+)/g, /#/, ['## Fees', 'Ward #4']),
  // The word next to a mark whose partner is missing.
  markdown(
    /(?<![*\w])\*\*([\p{L}\p{N}][\p{L}\p{M}\p{N}’'-]*)|(?<![\p{L}\p{M}\p{N}][’'-]*)([\p{L}\p{N}][\p{L}\p{M}\p{N}’'-]*)\*\*(?![*\w])/gu,
    /\*\*/,
    ['Be **early', '2 ** 3'],
  ),
  {
    // As at the end of a line of code.
    in: 'plain',
    pattern: /^(?!.*\n)(.*[^\s,;])([,;])(?<!&\w+;)$/g,
    sign: /[,;]$/,
    skip: /^.*(?=.$)/,
    message: (place, _, words, sign) => messages.signAtEnd(place, sign, shortEnd(words)),
    finds: 'Bring your passport,',
    leaves: 'Fish &amp; chips &lt;',
  },
  {
    // Citation marks that chat programs add to sentences.
    in: 'words',
    pattern: /【\d+[†:][^】\n]*】|:?(?:contentReference)?\[oaicite:\d+\](?:\{[^}\n]*\})?/g,
    sign: /【|\[oaicite/,
    message: (place, written) => citationMark(place, { written }),
    finds: 'Half of them pass【4†source】.',
    leaves: 'The prize is called 【Gold】.',
  },
  {
    // Comment markers copied from shared documents.
    in: 'words',
    pattern: /(?<=[\p{L}\p{M}][.,;:!?…]?[”’)]?)\[[a-z]\](?![([:])/gu,
    sign: /\[[a-z]\]/,
    message: messages.commentMark,
    finds: 'The council decides.[a]',
    leaves: 'See [a] and [b].',
  },
  {
    in: 'words',
    pattern: /(?<![\w#])#(?:REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!)/g,
    sign: /#[A-Z]/,
    message: (place, written) => spreadsheetError(place, { written }),
    finds: 'The fee is #REF!',
    leaves: 'Ask for #NAME at the desk',
  },
  {
    // The name of a value in the wrong brackets. Only the last parts of a web address can look like one.
    in: 'words',
    pattern: new RegExp(
      String.raw`\[(${name}|(?!www\.)[a-z]+(?:\.[a-z0-9][\w-]*)+\.(?!com\b|org\b|net\b|uk\b|html?\b)[a-z]\w*)\](?![([])|\((${name})\)`,
      'g',
    ),
    sign: /\[[a-z]+\.|\((?:facts|site)\./,
    message: (place, written, square, round) =>
      messages.nameInSquareBrackets(place, written, square || round),
    finds: 'It costs [facts.exam.fee]',
    leaves: 'Read [www.example.co.uk] first',
  },
  {
    // The same between other characters, or with none around it.
    in: 'words',
    pattern:
      /(?<![\w./@{[(-])(?:%((?:facts|site)(?:\.[A-Za-z0-9][\w-]*)+)%|<((?:facts|site)(?:\.[A-Za-z0-9][\w-]*)+) *\/?>|\$?(facts(?:\.[a-z][\w-]*)(?:\.[a-z0-9][\w-]*)+)(?![\w-]|\.[a-z0-9]|[\w./@}\]-]*[}\]%>]))/g,
    sign: /(?<![{\w])facts\.|[%<]site\./,
    message: (place, written, percent, angle, bare) =>
      messages.nameWithoutBrackets(place, written, percent || angle || bare),
    finds: 'It costs %facts.exam.fee% a year',
    leaves: 'These are the facts. Read them twice',
  },
  {
    in: 'words',
    pattern: /(?<=[\p{L}\p{M}\p{N}.!?,;)”’])\\n(?=\p{L}|\s|$|\\|[-•(])/gu,
    sign: /\\n/,
    message: (place) => lineBreakInWords(place, { written: '\\n' }),
    finds: String.raw`Ward 4\nLeeds`,
    leaves: String.raw`Open C:\names`,
    once: 'line break',
  },
  {
    in: 'words',
    pattern:
      /(?<![\w/:.@-])(?:https?:\/(?!\/)|https?\/\/|https?:(?=www\.)|htt?ps?;\/\/|hptts?:\/\/|htpps?:\/\/|htps?:\/\/|ttps?:\/\/)(?=[\w-]+\.[a-z])[^\s)\]]*/gi,
    sign: /[tpTP]{2}[sS]?[:;/]/,
    message: (place, written) => {
      const meant = `https://${written.replace(/^[a-z]*[:;]?\/*/i, '')}`;
      return addressMisspelt(place, { written: short(written), meant });
    },
    finds: 'Register at hptts://example.org',
    leaves: 'Register at https://example.org',
  },
  {
    in: 'words',
    pattern: /https?:\/\/[^\s()[\]]{0,1000}\/[ \n](?:[a-z0-9-]+\/)+(?=$|[\s.,;)])/gi,
    sign: /:\/\//,
    skip: /^\S+/,
    message: (place, written) => {
      const by = written.includes('\n') ? 'The end of the line' : 'A space';
      return messages.addressCut(place, short(written.replace(/\s/, '')), by);
    },
    finds: 'Go to https://example.org/shop/ books/',
    leaves: 'Go to https://example.org/shop/ first',
  },
  {
    in: 'finished words',
    pattern:
      /\b(?:TODO|TBC|TBD|FIXME|(?<!\b(?:part|chapter|book|volume|annex|appendix) )XXX+)\b|(?<!\?)\?{3,}|(?<=[£$€]|\b)XX(?=\s?%| (?:per cent|hours|days|weeks|months|minutes|places|people|students|nurses)\b)|\blorem ipsum\b|\[(?:insert|add|your|enter|name|title|date|time|price|amount|number|place|city|address|email|phone|link|photo|picture|(?:first|last|full|your)[ _-]?name)(?:\s[^\]\n]{1,40})?\](?![([:])|%[A-Z_]{0,40}NAME%|«(?:First|Last|Full)?[ _]?Name»|\*\|[A-Z_]{3,}\|\*/gi,
    sign: /\b(?:TODO|TB[CD]|FIXME|XX+|[Ll]orem|LOREM)\b|\?{3}|\[[A-Za-z]|%[A-Z_]|«|\*\|/,
    isRight: (written) => !/^[[«]|lorem/i.test(written) && written !== written.toUpperCase(),
    message: messages.placeholderText,
    finds: 'The room is TBC',
    leaves: 'Book part XXX tells more',
  },
  // Links and pictures that the compiler of Markdown didn't recognise.
  link(
    new RegExp(String.raw`\[([^[\]]+)\][ \t\n]+\((${target}[^()\s]*)\)`, 'dg'),
    /\]\s+\(/,
    messages.linkWithGap,
    ['See [the shop] (/shop) first', 'See [the shop] (on the left) first'],
  ),
  link(
    new RegExp(String.raw`(!?)\[([^[\]()\n]+)\((${target}[^()\s]*|${picture})\)`, 'dg'),
    /\[[^[\]()\n]+\(/,
    (place, meant) => messages.linkNotClosed(place, ']', meant),
    ['See [the shop(/shop) first', 'See [the shop (left)] first'],
  ),
  link(
    new RegExp(String.raw`(?<!\])\[([^[\]\n]+)\]((?:\/(?=[a-z#])|#|(?:${linkSchemes}):)[^()\s]*)\)`, 'dg'),
    /\][/#a-z]/,
    (place, meant) => messages.linkNotClosed(place, '(', meant),
    ['See [the shop]/shop) first', 'See [him]/[her] first'],
  ),
  link(
    /(?<!\])\[([^[\]\n]+)\][ \t]+((?:\/[a-z][\w-]{2}|https?:\/\/)[^()[\]\s]*[\w/])(?![^\s.,;:!?])/dg,
    /\][ \t]+[/h]/,
    (place, meant) => messages.linkNotClosed(place, '(', meant),
    ['See [the shop] /shop first', 'Ask [the porter] here'],
  ),
  link(
    new RegExp(String.raw`(!?)\(([^()\n]+)\)\[(${target}[^[\]\s]*|${picture})\]`, 'dg'),
    /\)\[/,
    (place, meant) => linkReversed(place, { meant }),
    ['See (the shop)[/shop] first', 'See (the shop)[1] first'],
  ),
  link(
    new RegExp(String.raw`(?<![\])\w])\(([^()\n]{1,100})\)\((${target}[^()\s]*)\)`, 'dg'),
    /\)\(/,
    (place, meant) => linkReversed(place, { meant }),
    ['See (the shop)(/shop) first', 'Open (Monday)(Tuesday)'],
  ),
  link(
    new RegExp(String.raw`\[\[?([^[\]\n]+)\](?:\]\(|\(\()(${target}[^()\s]*)\)\)?`, 'dg'),
    /\](?:\]\(|\(\()/,
    (place, meant) => linkBracketTwice(place, { meant }),
    ['See [the shop]((/shop)) first', 'See [the shop]((left)) first'],
  ),
  {
    in: 'markdown',
    pattern: /(?<![\w\]!])\[([^[\]^\n]+)\]\[([^[\]^\n]*)\](?!\()/dg,
    sign: /\]\[/,
    message: (place, _, words, id) => linkWithoutAddress(place, { words: short(words), name: id || words }),
    finds: 'See [the rules][rules]',
    leaves: 'The list[0][1] of a program',
  },
  // Left by other programs, or by the writer for later.
  {
    in: 'prose',
    pattern: new RegExp(`^[ \\t>]*(${chatHeads.join('|')})`, 'gimu'),
    sign: /\d[:.]\d{2}/,
    skip: /^[ \t>]*/,
    message: (place, _, head) => messages.chatHead(place, shown(head)),
    finds: '[12/03/2025, 14:05:22] Maya: The room is free',
    leaves: 'On 12/03/2025, 14:05 the room is free',
  },
  from(
    'a chat',
    /<media omitted>|\b(?:image|video|audio|sticker|gif|document) omitted\b|<attached: [^\n>]{1,80}>|<this message was edited>|^(?:this message was deleted|you deleted this message)\.?$/gim,
    /omitted|<attached|message/i,
    ['image omitted', 'No question was omitted'],
  ),
  from(
    'an email',
    /^-{2,} ?(?:original|forwarded) message ?-{2,}|^sent from my \w+[^\n]{0,20}$|^get outlook for \w+|^on [^\n]{6,80} wrote:$|^caution: this email [^\n]{1,40}|\[cid:[^\n\]]{1,80}\]/gim,
    /message|sent from|get outlook|wrote:|caution:|\[cid:/i,
    ['Sent from my iPhone', 'The parcel is sent from Leeds'],
  ),
  from(
    'the answer of a chat program',
    /\bas an ai(?: language)?(?: model| assistant)|^(?:sure|certainly|absolutely|of [a-z]+)[!,.] (?:here(?:’s|'s| is| are)|below is)[^\n]{0,60}|^here(?:’s|'s| is) (?:a|an|the|your) (?:revised|updated|rewritten|polished|improved|shorter|refined) [^\n]{0,60}|\blet me know if you(?:’d| would|'d) like (?:me to\b|any (?:changes|adjustments|edits)[.!]?$)|\bwould you like me to (?:adjust|expand|write|add|create|shorten|make|turn)\b|\bknowledge cut-?off\b|\bas of my (?:last|latest) (?:knowledge |training )?update\b|^copy(?:\nedit| code)$|cite[\uE000-\uF8FF]?turn\d+\w*|\bturn\d+(?:search|view|news|file)\d+\b|\[cite(?:_start|: ?[\d, ]+)\]|<\/?think>|^\**(?:meta description|seo title|word count|focus keyword|suggested slug)\b[ *]{0,3}:/gim,
    /as an ai|here(?:[’']s| is| are)|below is|let me know|would you like|knowledge cut|as of my|copy[\n ]|turn\d|\[cite|think>|meta description|seo title|word count|focus keyword|suggested slug/i,
    ['Certainly! Here is the text', 'Let me know if you are late'],
  ),
  from(
    'Word',
    /error! (?:reference source|bookmark|hyperlink reference|no text of specified style|unknown)[^\n.]{0,40}\.?|\bclick (?:or tap )?here to enter (?:text|a date)\.?|^choose an item\.?$|\bcommented \[\w{1,6}\]:|^page \d+ of \d+$|^formatted: \w+|\bhyperlink (?:\\l )?["“][^"”\n]{1,80}["”]?|\bpageref _toc\d+|\btoc \\o/gim,
    /error!|to enter|choose an|commented \[|page \d|formatted:|hyperlink|pageref|toc \\/i,
    ['Error! Reference source not found.', 'See page 4 of the guide'],
  ),
  from(
    'Wikipedia',
    /\[(?:citation needed|edit|edit source|clarification needed|better source needed|when\?|who\?|according to whom\?)\]/gi,
    /\[[a-z]/i,
    ['It opened in 1901.[citation needed]', 'She [the porter] agreed'],
  ),
  from(
    'a transcript',
    /[[(](?:inaudible|crosstalk|unintelligible)[^\n[\]()]{0,20}[\])]|^\d{2}:\d{2}:\d{2}[,.]\d{3} --> /gim,
    /inaudible|crosstalk|unintelligible|-->/i,
    ['We met [inaudible 00:12] twice', 'The end was inaudible (twice)'],
  ),
  {
    in: 'prose',
    pattern:
      /\[(?:[A-Z]{5,}|[A-Z]{2,}(?:[ _/-][A-Z]+)+)\](?![([:])|\[(?:[Ii]mage|[Pp]hoto|[Pp]icture|[Mm]ap|[Cc]hart|[Ss]creenshot)(?::| of )[^\n[\]]{1,60}\](?![([:])|[(<](?:[Ii]nsert|INSERT) [^\n()<>]{1,40}[)>]|<<\p{L}[\p{L}\p{M} _]{0,40}>>/gu,
    sign: /\[[A-Za-z]|[(<](?:[Ii]nsert|INSERT) |<</,
    message: (place, written) => messages.placeholderText(place, shown(written)),
    finds: 'The fee is [AMOUNT]',
    leaves: 'She [Maya] agreed',
  },
  {
    in: 'prose',
    pattern:
      /\b(?:(?<!ipsum )dolor sit amet|(?<!amet, )consectetur adipiscing|asdf(?:asdf|ghjkl|jkl)?|qwertyuiop|blah blah)\b/gi,
    sign: /dolor sit|consectetur|asdf|qwerty|blah blah/i,
    message: (place, written) => messages.placeholderText(place, shown(written)),
    finds: 'asdfghjkl',
    leaves: 'A qwerty keyboard',
  },
];

type Examples = [finds: string, leaves: string];

function markdown(pattern: RegExp, sign: RegExp, [finds, leaves]: Examples): Expression {
  return {
    ...{ in: 'plain', pattern, sign, finds, leaves, once: 'markdown' },
    message: (place, written, words, last = '') =>
      markdownInPlainText(place, { written: short(written), meant: short(words || last) }),
  };
}

/** The last two groups of the pattern are the words and the address of the link that is meant. */
function link(
  pattern: RegExp,
  sign: RegExp,
  message: (place: Place, meant: string) => Diagnostic,
  [finds, leaves]: Examples,
): Expression {
  return {
    ...{ in: 'markdown', pattern, sign, finds, leaves },
    message: (place, _, ...groups) => {
      const [words = '', address = ''] = groups.slice(-2);
      return message(place, `${groups.slice(0, -2).join('')}[${short(words)}](${address})`);
    },
  };
}

/** `what`: the program that a text was copied from. */
function from(what: string, pattern: RegExp, sign: RegExp, [finds, leaves]: Examples): Expression {
  return {
    ...{ in: 'prose', pattern, sign, finds, leaves },
    message: (place, written) => otherProgram(place, { written: shown(written), what }),
  };
}

/** Names and addresses are blanked out. */
function shown(written: string): string {
  return short(written.replace(/\0+/g, '…'), 80);
}

function shortEnd(text: string): string {
  return text.length > 60 ? `…${text.slice(-50).trimStart()}` : text;
}

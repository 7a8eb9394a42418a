/**
 * Possible meanings of a value that can't be read, the likeliest first. `own`: what the problem's hint says to write.
 * Each is tried before it is suggested, so guesses may be bold.
 */
export function likelyAnswers(value: string, own: string | undefined): string[] {
  const { noted, isLikely } = asNote(value);
  const once = saidOnce(value);
  const found = [
    // Two quoted texts are not one text; “Bye: Bye” is one.
    ...(/^["'[{]/.test(value) ? once : []),
    ...(isLikely ? noted : []),
    // A quoted name within a text has lost its curly brackets.
    value.replace(/"([a-z]\w*(?:\.\w+)+)"/g, '{$1}'),
    ...(own === undefined ? [] : [own]),
    ...withoutSigns(value),
    ...once,
    ...noted,
  ];
  return [...new Set(found)].filter((answer) => answer.trim() !== '' && answer !== value);
}

/** The same for the name of an entry, an option or a category, which may have an unrelated word next to it. */
export function likelyNames(value: string, own: string | undefined): string[] {
  if (own === undefined) return [];
  const [first = '', ...others] = value.split(/[ \t]+/);
  const fewer = [[first, ...others.slice(0, -1)].join(' '), others.join(' '), first];
  return [...new Set([own, ...fewer])].filter((answer) => answer !== '' && answer !== value);
}

/** Words after a value in quotation marks or brackets, or before one in brackets, are a note to the editor. */
function asNote(value: string): { noted: string[]; isLikely: boolean } {
  const [, whole = '', behind = ''] = /^([[{"'].*[\]}"'])[ \t]*([^\s\]}"'].*)$/.exec(value) ?? [];
  const [, before = '', group = ''] = /^([^[\]{}"']+)([[{].*[\]}])/.exec(value) ?? [];
  const noted = [
    ...(behind === '' ? [] : [withNote(whole, behind)]),
    ...(before === '' ? [] : [withNote(group, before.trim())]),
  ];
  return { noted, isLikely: /^[(–—/-]/.test(behind) };
}

/** Punctuation alone is not a note. */
function withNote(value: string, note: string): string {
  return /[\p{L}\p{N}]/u.test(note) ? `${value} # ${note}` : value;
}

/**
 * The value without its quotation marks, the marks around its beginning, the sign at its start, all signs there, those
 * around it, or those at its end.
 */
function withoutSigns(value: string): string[] {
  const bare = value.replace(/^[^\p{L}\p{M}\p{N}\s"'([{/#]+[ \t]*/u, '');
  return [
    ...(/^["'‘“„«‹]/.test(value) ? [value.replace(/["'‘’‚‹›“”„«»]/g, '')] : []),
    value.replace(/^([*_`~]+)([^*_`~]+)\1/, '$2'),
    value.slice(1).trimStart(),
    bare,
    withoutEnd(bare, '`*~ '),
    value.replace(/(?<=["'\]}])[ \t]*[^\p{L}\p{M}\p{N}\s"')\]}]+$/u, ''),
    withoutEnd(value.replace(/^["“”„«»]+/, ''), '"“”„«»'),
  ];
}

function withoutEnd(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && signs.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** `4: 4`, `{ a }: { a }`, `20 20`: a value typed twice by mistake. */
function saidOnce(value: string): string[] {
  return [': ', ' '].flatMap((between) => {
    const half = value.slice(0, (value.length - between.length) / 2);
    return half !== '' && value === `${half}${between}${half}` ? [half] : [];
  });
}

/** How the compiler classifies a stand-in: a letter, punctuation, or a letter that ends an address. */
export type Sort = 'letter' | 'punctuation' | 'end';

/**
 * Private-use letters, Braille, and control characters that end no line: a text that contains any of them is left
 * unchanged.
 */
const ranges = {
  letter: { first: 0xe100, last: 0xe3ff },
  punctuation: { first: 0x2801, last: 0x28ff },
  end: { first: 0x0e, last: 0x1f },
};
const all = Object.values(ranges).map(({ first, last }) => String.fromCharCode(first, 0x2d, last));
export const anyStandIn = new RegExp(`[${all.join('')}]`);
const standIns = new RegExp(anyStandIn, 'g');
/** The compiler encodes them in addresses. */
const encoded = /(?:%E2%A[0-3]%[89AB][0-9A-F]|%EE%8[4-9A-F]%[89AB][0-9A-F]|%(?:0[EF]|1[0-9A-F]))+/g;

/**
 * Hides characters of a text from the compiler, each UTF-16 unit behind a stand-in of its own; once those are used up,
 * characters stay.
 */
export function hideUnits(text: string) {
  const units = text.split('');
  const hidden = new Map<string, string>();
  const meant = new Map<string, string>();
  const counts = { letter: 0, punctuation: 0, end: 0 };
  const standInFor = (unit: string, sort: Sort): string => {
    const known = hidden.get(sort + unit);
    const code = ranges[sort].first + counts[sort];
    if (known !== undefined) return known;
    counts[sort] += 1;
    const standIn = String.fromCharCode(code);
    hidden.set(sort + unit, standIn);
    meant.set(standIn, unit);
    return standIn;
  };
  const show = (shown: string) => shown.replace(standIns, (standIn) => meant.get(standIn) ?? standIn);
  return {
    hide: (start: number, length: number, sort: Sort): void => {
      // A character is hidden as a whole or not at all.
      if (counts[sort] + length > ranges[sort].last - ranges[sort].first) return;
      for (let at = start; at < start + length; at += 1)
        if (units[at] === text.charAt(at)) units[at] = standInFor(text.charAt(at), sort);
    },
    result: () => (meant.size === 0 ? { text } : { text: units.join(''), reveal: createReveal(show) }),
  };
}

function createReveal(show: (text: string) => string): (text: string) => string {
  return (text) => {
    const plain = text.includes('%')
      ? text.replace(encoded, (part) => encodeURIComponent(show(decodeURIComponent(part))))
      : text;
    return show(plain);
  };
}

/**
 * How many digits follow the country code, for plans with a fixed length: the Ofcom national numbering plan (44), the
 * North American numbering plan (1), and the national plans that ITU-T publishes for Ireland, India and Nepal.
 * https://www.itu.int/oth/T0202.aspx?parent=T0202
 */
const plans: readonly { code: string; least: number; most: number }[] = [
  { code: '44', least: 9, most: 10 },
  { code: '1', least: 10, most: 10 },
  { code: '353', least: 7, most: 9 },
  { code: '91', least: 10, most: 10 },
  { code: '977', least: 8, most: 10 },
];

/** The digits after the country code of a number that begins with a plus, with how many there should be. */
export function nationalLength(written: string) {
  const all = written.replace(/\D/g, '');
  const plan = plans.find(({ code }) => all.startsWith(code));
  return plan && { ...plan, digits: all.length - plan.code.length };
}

/**
 * The number that somebody meant: `+44 20 7946 0142` for `020 7946 0142`, `Tel. 020 7946 0142 ext. 4` and
 * `https://wa.me/442079460142`. Undefined if it is ambiguous. `code`: that of the country, `+44`.
 */
export function readPhone(written: string, code: string | undefined): string | undefined {
  const first = written
    .normalize('NFKC')
    .replace(/^https?:\/\/wa\.me\/\+?/i, '+')
    .replace(/^[^\d+(]*/, '')
    .split(/(?<!\s)\s*(?:[/,;]|\bor\b|\band\b|\bext|\bx\s?\d|#)/i)[0];
  const number = (first ?? '')
    .replace(/(?<=[\d ])[oO](?=[\dO ]|$)/gi, '0')
    .replace(/(?<=[\d ])[lI](?=[\d ]|$)/g, '1')
    .trim();
  const whole = withCode(number.replace(/ ?\(0\) ?/, ' '), code);
  if (whole === undefined || !/^\+[1-9][\d ().-]+$/.test(whole)) return undefined;
  const known = nationalLength(whole);
  const digits = whole.replace(/\D/g, '').length;
  const isWhole = known
    ? known.digits >= known.least && known.digits <= known.most
    : digits >= 7 && digits <= 15;
  return isWhole ? whole : undefined;
}

/** A leading `00` replaces the plus; a single 0 the code of one's own country. */
function withCode(number: string, code: string | undefined): string | undefined {
  if (number.startsWith('+')) return number;
  if (number.startsWith('00')) return `+${number.slice(2)}`;
  const own = code?.slice(1);
  if (own !== undefined && number.replace(/\D/g, '').startsWith(own)) return `+${number}`;
  return code && `${code} ${number.replace(/^\(?0/, '')}`.replace(/^([^(]*)\)/, '$1');
}

type WrittenMoney = { kind: 'own' | 'unknown'; number: string } | { kind: 'other' };

/**
 * A number with a sign, code or word for money before or after it: in the site's own currency (`currency`, an ISO 4217
 * code), or in another; `unknown` without a currency to compare with. Undefined if the text names no money.
 */
export function currencyIn(text: string, currency: string | undefined): WrittenMoney | undefined {
  const [, before = '', number = '', behind = ''] = /^([^\d]*)(\d(?:.*\d)?)([^\d]*)$/.exec(text) ?? [];
  const words = [before, behind].map((word) => word.trim().replace(/\.$/, '')).filter((word) => word !== '');
  if (words.length === 0 || !words.every(isMoney)) return undefined;
  if (currency === undefined) return { kind: 'unknown', number };
  const own = signsOf(currency);
  return words.every((word) => own.has(word.toLowerCase())) ? { kind: 'own', number } : { kind: 'other' };
}

function isMoney(word: string): boolean {
  return (
    /^[A-Z]{0,2}\p{Sc}$/u.test(word) ||
    (/^[A-Za-z]{3}$/.test(word) && codes.has(word.toUpperCase())) ||
    isRupee(word)
  );
}

const codes = new Set(Intl.supportedValuesOf('currency'));

/** In lower case: the code, and its signs in English. */
function signsOf(currency: string): Set<string> {
  if (!codes.has(currency)) return new Set();
  const signs = (['symbol', 'narrowSymbol'] as const).map((currencyDisplay) =>
    new Intl.NumberFormat('en-GB', { style: 'currency', currency, currencyDisplay })
      .formatToParts(1)
      .find(({ type }) => type === 'currency')
      ?.value.toLowerCase(),
  );
  const rupees = rupeeCurrencies.has(currency) ? rupeeWords : [];
  return new Set([currency.toLowerCase(), ...signs.flatMap((sign) => sign ?? []), ...rupees]);
}

/** Used in several countries; `nrs` and the last three only for Nepal's, but nobody writes them for another. */
const rupeeWords = ['rs', 'nrs', 'रु', 'रू', 'नेरू'];
const rupeeCurrencies = new Set(['NPR', 'INR', 'PKR', 'LKR']);

function isRupee(word: string): boolean {
  return rupeeWords.includes(word.toLowerCase());
}

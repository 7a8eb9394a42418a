/** An address or a telephone number that reaches nobody, because it is reserved for examples. */
export type ReservedText = { kind: 'address' | 'phone'; written: string; offset: number };

/**
 * Links and email addresses on the domains that RFC 2606 and RFC 6761 reserve for examples and tests (example.com,
 * example.net, example.org; .example, .test, .invalid, .localhost), and telephone numbers of the ranges that Ofcom
 * reserves for drama (“Telephone numbers for use in TV and radio drama programmes”).
 */
export function findReserved(text: string): ReservedText[] {
  return [...findAddresses(text), ...findPhones(text)];
}

/** A link, an email address, or a bare domain. A name in braces is judged where its value is written. */
const address =
  /(?:https?:\/\/|mailto:)?(?:(?<![\w.+-])[\w.+-]+@)?(?:[a-z0-9-]+\.)*[a-z0-9-]+(?:[/?#:][^\s"'<>)\]]*)?/gi;
const exampleDomain = /(?:^|\.)example\.(?:com|net|org)$/i;
const reservedEnding = /(?:^|\.)(?:example|test|invalid|localhost)$/i;

function findAddresses(text: string): ReservedText[] {
  if (!/example|test|invalid|localhost/i.test(text)) return [];
  return [...text.matchAll(address)].flatMap((match): ReservedText[] => {
    const [written] = match;
    return isReserved(written) ? [{ kind: 'address', written, offset: match.index }] : [];
  });
}

/** A bare “in.test” may be a typing error; with `://` or `@` it is an address. */
function isReserved(written: string): boolean {
  const marked = /^https?:\/\/|@/i.test(written);
  const domain = written
    .replace(/^https?:\/\/|^mailto:/i, '')
    .replace(/^[^/?#]*@/, '')
    .replace(/[/?#:].*/s, '');
  return exampleDomain.test(domain) || (marked && reservedEnding.test(domain));
}

const phone = /(?<![\w.])(?:\+|00)?\(?\d[\d ()-]{7,}\d(?!\w)/g;

/**
 * Without the zero or +44: geographic numbers of large cities and of no area, mobile, freephone, premium rate, UK-wide.
 */
const drama = new RegExp(
  [
    '2079460\\d{3}',
    '11[3-8]4960\\d{3}',
    '1[2-6]14960\\d{3}',
    '1914980\\d{3}',
    '2896496\\d{3}',
    '2920180\\d{3}',
    '1632960\\d{3}',
    '7700900\\d{3}',
    '808157\\d{4}',
    '9098790\\d{3}',
    '3069990\\d{3}',
  ]
    .map((range) => `^(?:${range})$`)
    .join('|'),
);
/** No subscriber has such a number, in any country. */
const onlyZeros = /^\d{2,5}0{6,}$/;

function findPhones(text: string): ReservedText[] {
  return [...text.matchAll(phone)].flatMap((match): ReservedText[] => {
    const [written] = match;
    const digits = written.replace(/\D/g, '');
    const national = digits.replace(/^(?:0044|44)0?|^0/, '');
    const invented = written.startsWith('+') && onlyZeros.test(digits);
    return drama.test(national) || invented ? [{ kind: 'phone', written, offset: match.index }] : [];
  });
}

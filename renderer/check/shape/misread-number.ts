import { currencyIn } from './currency-in.ts';

/** Why a text is no number, and the number that was probably meant. `isSure`: it says the same as the text. */
export type Misread = { reason: string | undefined; meant: string | undefined; isSure?: true };

/** `34O.99` holds the letter O, `£250` a currency sign, `1,250` a comma. `currency`: the site's, as its code. */
export function misreadNumber(written: string, currency?: string): Misread {
  const text = written.trim();
  const { meant, reason } = misread(text, currency);
  if (meant !== undefined) return { reason, meant, isSure: true };
  // What else stands before a number may matter: “from 35”.
  return { reason, meant: reason ? undefined : numberIn(/^[a-z\s]+(\d[\d.,]*)$/i.exec(text)?.[1] ?? '') };
}

function misread(text: string, currency: string | undefined): Misread {
  if (/^[\d.,]*[OoIl][\dOoIl.,]*$/.test(text) && /\d/.test(text)) {
    const letter = /[OoIl]/.exec(text)?.[0] ?? 'O';
    return {
      reason: `it contains the letter ${letter}`,
      meant: numberIn(text.replace(/[Oo]/g, '0').replace(/[Il]/g, '1')),
    };
  }
  const money = currencyIn(text, currency);
  if (money?.kind === 'own')
    return { reason: 'the currency sign is added for you', meant: numberIn(money.number) };
  if (money) return { reason: `amounts on this site are in ${currency}`, meant: undefined };
  if (/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(text))
    return { reason: 'leave out the comma', meant: numberIn(text) };
  if (/^\d{1,3}(\s\d{3})+$/.test(text))
    return { reason: 'leave out the space', meant: numberIn(text.replace(/\s/g, '')) };
  if (/^\d+,\d{1,2}$/.test(text))
    return { reason: 'decimals come after a point, not a comma', meant: numberIn(text) };
  if (/^\d+(\.\d+)?e\+?\d{1,2}$|^0[xo][\da-f]+$/i.test(text))
    return { reason: 'write the number in full', meant: numberIn(String(Number(text))) };
  if (/^free$/i.test(text)) return { reason: '“Free” has a capital letter', meant: 'Free' };
  return { reason: undefined, meant: undefined };
}

/** Only what can be read in one way: a hint that is off by a thousand would be copied. */
function numberIn(text: string): string | undefined {
  const number = text.trim();
  if (/^\d+(\.\d{1,2})?$/.test(number)) return number;
  if (/^\d{1,3}(,\d{3})+(\.\d{1,2})?$/.test(number)) return number.replaceAll(',', '');
  if (/^\d{1,3}(\.\d{3})*,\d{1,2}$/.test(number)) return number.replaceAll('.', '').replace(',', '.');
  return undefined;
}

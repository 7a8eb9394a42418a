/** Why a text is no number, and the number that was probably meant. */
export type Misread = { reason: string | undefined; meant: string | undefined };

/** `34O.99` holds the letter O, `£250` a currency sign, `1,250` a comma. */
export function misreadNumber(written: string): Misread {
  const text = written.trim();
  if (/^[\d.,]*[OoIl][\dOoIl.,]*$/.test(text) && /\d/.test(text)) {
    const letter = /[OoIl]/.exec(text)?.[0] ?? 'O';
    return {
      reason: `it contains the letter ${letter}`,
      meant: numberIn(text.replace(/[Oo]/g, '0').replace(/[Il]/g, '1')),
    };
  }
  if (currency.test(text))
    return { reason: 'the currency sign is added for you', meant: numberIn(text.replace(currency, '')) };
  if (/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(text))
    return { reason: 'leave out the comma', meant: numberIn(text) };
  if (/^\d{1,3}(\s\d{3})+$/.test(text))
    return { reason: 'leave out the space', meant: numberIn(text.replace(/\s/g, '')) };
  if (/^\d+,\d{1,2}$/.test(text))
    return { reason: 'decimals come after a point, not a comma', meant: numberIn(text) };
  if (/^\d+(\.\d+)?e\+?\d{1,2}$|^0[xo][\da-f]+$/i.test(text))
    return { reason: 'write the number in full', meant: numberIn(String(Number(text))) };
  if (/^free$/i.test(text)) return { reason: '“Free” has a capital letter', meant: 'Free' };
  return { reason: undefined, meant: numberIn(/^[a-z\s]+(\d[\d.,]*)$/i.exec(text)?.[1] ?? '') };
}

const currency = /[£$€]|\b(GBP|USD|EUR)\b/;

/** Only what can be read in one way: a hint that is off by a thousand would be copied. */
function numberIn(text: string): string | undefined {
  const number = text.trim();
  if (/^\d+(\.\d{1,2})?$/.test(number)) return number;
  if (/^\d{1,3}(,\d{3})+(\.\d{1,2})?$/.test(number)) return number.replaceAll(',', '');
  if (/^\d{1,3}(\.\d{3})*,\d{1,2}$/.test(number)) return number.replaceAll('.', '').replace(',', '.');
  return undefined;
}

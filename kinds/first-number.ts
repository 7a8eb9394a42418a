/** The first whole number in a text, in the digits of any script: 14 in “14 days” as in “१४ दिन”. */
export function firstNumber(text: string): number | undefined {
  const digits = /\p{Nd}+/u.exec(text)?.[0];
  return digits === undefined ? undefined : Number([...digits].map(worth).join(''));
}

/** Unicode has the ten digits of a script in sequence from zero. */
function worth(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  const isDigit = (at: number) => /\p{Nd}/u.test(String.fromCodePoint(at));
  let value = 0;
  while (value < 9 && isDigit(code - value - 1)) value += 1;
  return value;
}

const small = [
  ...[
    'zero',
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
  ],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** `forty-five`, `three hundred and ten`, up to the thousands; undefined for other words. */
export function readNumberWords(written: string): number | undefined {
  const words = written
    .toLowerCase()
    .trim()
    .split(/[\s-]+/)
    .filter((word) => word !== 'and');
  if (words.length === 0 || words[0] === '') return undefined;
  let whole = 0;
  let part = 0;
  for (const word of words) {
    const unit = word === 'a' ? 1 : small.indexOf(word);
    const ten = tens.indexOf(word);
    if (unit >= 0) part += unit;
    else if (ten > 1) part += ten * 10;
    else if (word === 'hundred' && part > 0) part *= 100;
    else if (word === 'thousand' && part > 0) {
      whole += part * 1000;
      part = 0;
    } else return undefined;
  }
  return whole + part;
}

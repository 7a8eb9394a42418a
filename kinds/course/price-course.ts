/**
 * The arithmetic of a price, in whole numbers so that nothing is lost in binary fractions. All amounts in units of the
 * currency.
 */

/** No currency has smaller coins: dinars have thousandths. */
const thousandths = (amount: number): number => Math.round(amount * 1000);

/** One of `count` equal monthly payments, rounded up to the smallest coin: `decimals` is 2 if that is a penny. */
export function monthlyInstalment(price: number, count: number, decimals: number): number {
  const coin = 10 ** (3 - decimals);
  return (Math.ceil(thousandths(price) / count / coin) * coin) / 1000;
}

/** The sum of `count` instalments: a coin or more above the price if each was rounded up. */
export function instalmentTotal(instalment: number, count: number): number {
  return (thousandths(instalment) * count) / 1000;
}

/** The saving against `original` in whole units, rounded down so that it is never overstated. */
export function wholeSaving(price: number, original: number): number {
  return Math.floor((thousandths(original) - thousandths(price)) / 1000);
}

/** The saving as a percentage of `original`, rounded to the nearest whole. */
export function savingPercent(price: number, original: number): number {
  return Math.round(((thousandths(original) - thousandths(price)) / thousandths(original)) * 100);
}

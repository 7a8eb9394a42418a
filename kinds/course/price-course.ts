/** The arithmetic of a price, in whole minor units so that nothing is lost in binary fractions. All amounts in units of the currency. */

const minor = (amount: number): number => Math.round(amount * 100);

/** One of `count` equal monthly payments, rounded up to the smallest coin. */
export function monthlyInstalment(price: number, count: number): number {
  return Math.ceil(minor(price) / count) / 100;
}

/** What `count` instalments come to: where each was rounded up, a coin or more above the price. */
export function instalmentTotal(instalment: number, count: number): number {
  return (minor(instalment) * count) / 100;
}

/** What is saved against `original`, in whole units, rounded down: never more is promised than is true. */
export function wholeSaving(price: number, original: number): number {
  return Math.floor((minor(original) - minor(price)) / 100);
}

/** The saving in percent of `original`, rounded to the nearest whole. */
export function savingPercent(price: number, original: number): number {
  return Math.round(((minor(original) - minor(price)) / minor(original)) * 100);
}

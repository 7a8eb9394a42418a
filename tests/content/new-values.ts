/** A new value of the same kind for each old one, unlike all others, so that it is recognised wherever it is shown. */

type Keys = readonly (string | number)[];
type New = { value: unknown; shown: string[] };

/**
 * `number` makes it unique. Undefined if it isn't a value of its own: a word like Free, or a text made of other values.
 */
export function newValue(old: unknown, keys: Keys, number: number): New | undefined {
  const key = keys.at(-1);
  // How long a count is shown, and since when, are not values that texts name.
  if (key === 'validDays' || keys.includes('countedOn')) return undefined;
  // The currency belongs to its amount.
  if (key === 'currency') return undefined;
  if (key === 'count') return { value: 600 + number, shown: [`${600 + number}`] };
  if (key === 'price' || key === 'originalPrice')
    return typeof old === 'number' ? newPrice(key, number) : undefined;
  if (key === 'money') return { value: 600 + number, shown: [`£${600 + number}`] };
  if (key === 'rating')
    return {
      value: Number((4 + number / 1000).toFixed(3)),
      shown: [(4 + number / 1000).toFixed(3).replace(/0+$/, '')],
    };
  if (key === 'instalments' || key === 'durationMinutes')
    return { value: 600 + number, shown: [`${600 + number}`] };
  if (typeof old === 'number') return { value: 500.3 + number, shown: [`${500 + number}.3`] };
  return typeof old === 'string' ? newText(old, key, number) : undefined;
}

function newPrice(key: string, number: number): New {
  const [pounds, pence] = key === 'price' ? [5000 + number, '37'] : [9000 + number, '31'];
  return { value: Number(`${pounds}.${pence}`), shown: [`£${pounds.toLocaleString('en-GB')}.${pence}`] };
}

function newText(old: string, key: string | number | undefined, number: number): New | undefined {
  // A text made of other values keeps them, so that those are still shown.
  if (old.includes('{')) return undefined;
  const text = (value: string): New => ({ value, shown: [value] });
  if (/^\d{4}-\d\d-\d\d$/.test(old)) return newDay(number);
  if (key === 'time') return { value: '13:17', shown: ['1:17 pm'] };
  if (old.includes('@')) return text(`zq${number}@example.com`);
  if (old.startsWith('https://')) return text(`https://zq${number}.example.com/`);
  if (/^\+\d/.test(old))
    return { value: phone(old, number), shown: [phone(old, number), phone(old, number).replace(/\D/g, '')] };
  if (key === 'code') return text(`ZQ${number}CODE`);
  return /\d/.test(old) && old.length < 40
    ? text(old.replace(/\d[\d,.]*/g, `${500 + number}.3`))
    : text(`Zq${number} words`);
}

/** In the past, so that nothing else changes with it. With its new length an event runs past midnight. */
function newDay(number: number): New {
  const day = (number % 27) + 1;
  return {
    value: `2019-03-${String(day).padStart(2, '0')}`,
    shown: [`${day} March 2019`, `${day} – ${day + 1} March 2019`],
  };
}

function phone(old: string, number: number): string {
  return old.replace(/\d{3}$/, String(100 + number).slice(-3));
}

/**
 * The forms of the old value in texts that named it. A number alone means many things: it is searched for with the word
 * that follows it in those texts (“of” and “in” follow any number).
 */
export function oldForms(
  old: unknown,
  keys: Keys,
  { after, payLater }: { after: readonly string[]; payLater: boolean },
): string[] {
  const key = keys.at(-1);
  if (typeof old === 'number' && (key === 'price' || key === 'originalPrice')) {
    const instalment = Math.ceil(Math.round(old * 100) / 4) / 100;
    return [old, ...(key === 'price' && payLater ? [instalment] : [])].map(
      (amount) => `£${amount.toFixed(2)}`,
    );
  }
  if (key === 'money') return [`£${String(old)}`];
  if (typeof old === 'string' && /^\d{4}-\d\d-\d\d$/.test(old)) return oldDays(old);
  const text = String(old);
  if (text.includes('{')) return [];
  const isTelling = /[£%@]|\d\+|:\/\//.test(text) || text.trim().split(/\s+/).length > 1 || key === 'code';
  if (isTelling) return [text];
  return [...new Set(after)].flatMap((next) => (next.length < 4 ? [] : [`${text}${next}`]));
}

function oldDays(iso: string): string[] {
  const day = new Date(`${iso}T12:00:00Z`);
  const written = day.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return [written, iso, `${iso.replaceAll('-', '')}T`];
}

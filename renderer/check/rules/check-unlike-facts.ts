import type { Report } from '../../../diagnostics/diagnostic.ts';
import { isFields } from '../../../diagnostics/fields.ts';
import { factUnlikeOthers } from '../../../diagnostics/messages/check-values.ts';
import { locate } from '../../source/locate.ts';
import type { Content } from '../content.ts';
import { factsIn, type NamedFact } from '../facts-in.ts';
import { currencyIn } from '../shape/currency-in.ts';

type FactForm = { kind: 'percent' } | { kind: 'money'; currency: unknown };

/**
 * A bare number among facts of the same name that are amounts of money or percentages: it is shown without either.
 * Also, among amounts of money, one written as text, which a branch with another currency would show as it is.
 */
export function checkUnlikeFacts({ collections, site }: Content, report: Report): void {
  for (const [, { source, value, schema }] of collections.get('facts') ?? []) {
    if (schema.means !== 'facts') continue;
    const facts = factsIn(value);
    const families = familiesOf(facts);
    for (const fact of facts) {
      const others = familyNames(fact).flatMap((name) => families.get(name) ?? []);
      const forms = others.flatMap((other) => (other === fact ? [] : [formOf(other.value)]));
      const [first] = forms;
      if (!first || !forms.every((form) => form?.kind === first.kind)) continue;
      const amount =
        first.kind === 'money' ? amountIn(fact.value, first.currency ?? site.value.currency) : undefined;
      if (amount === undefined && !isBare(fact.value)) continue;
      const meant = inForm(amount ?? fact.value, first);
      report(
        factUnlikeOthers(locate(source, fact.path), { name: fact.name, meant, isText: amount !== undefined }),
      );
    }
  }
}

/** `passRate` is compared with that of other groups, `partialFee` with `fullFee` in the same group. */
function familyNames({ name, group }: NamedFact): string[] {
  return [name, `${group} ${lastWord(name)}`];
}

function familiesOf(facts: readonly NamedFact[]): ReadonlyMap<string, readonly NamedFact[]> {
  const families = new Map<string, NamedFact[]>();
  for (const fact of facts)
    for (const name of familyNames(fact)) {
      const family = families.get(name);
      if (family === undefined) families.set(name, [fact]);
      else if (family.length < mostAlike) family.push(fact);
    }
  return families;
}

/** Facts kept per family: enough to see what the others are like. */
const mostAlike = 20;

/** `Fee` for `fullFee`; a name of one word alone says too little. */
function lastWord(name: string): string {
  return /[a-z]([A-Z][a-z]+)$/.exec(name)?.[1] ?? name;
}

/** The number in `£1,397` or `GBP 1,397`, if that is the currency. */
function amountIn(value: unknown, currency: unknown): string | undefined {
  if (typeof value !== 'string' || typeof currency !== 'string') return undefined;
  const number = /^\D+(\d[\d,]*(?:\.\d+)?)$/.exec(value)?.[1];
  return currencyIn(value, currency)?.kind === 'own' ? number?.replaceAll(',', '') : undefined;
}

function isBare(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && /^\d+(?:[.,]\d+)?$/.test(value));
}

function formOf(value: unknown): FactForm | undefined {
  if (typeof value === 'string' && /^\d+(?:\.\d+)?\s?%$/.test(value)) return { kind: 'percent' };
  return isFields(value) && 'money' in value ? { kind: 'money', currency: value.currency } : undefined;
}

/** The value as it should be written. */
function inForm(value: unknown, form: FactForm): string {
  if (form.kind === 'percent') return `${value}%`;
  return form.currency === undefined
    ? `{ money: ${value} }`
    : `{ money: ${value}, currency: ${String(form.currency)} }`;
}

import { useRef } from 'react';
import { Minus, Plus } from '../icons.ts';
import { Button } from '../react-aria.ts';
import { words } from '../words.ts';
import { type ControlProps, inputText, spoken } from './control-props.ts';
import { typedNumber } from './typed-number.ts';

/**
 * A number or an amount. Anything can be typed, since the check says better than a mute field what is wrong with
 * “£349.99” or “349,99”, and proposes what to write.
 */
export function NumberControl(props: ControlProps) {
  const { field, value, change } = props;
  const input = useRef<HTMLInputElement>(null);
  const step = field.bounds?.step ?? 1;
  const unit = field.unit && signOf(field.unit);
  const add = (by: number) => {
    const element = input.current;
    const now = Number(element?.value);
    if (!element || Number.isNaN(now)) return;
    element.value = String(Number((now + by).toFixed(6)));
    change(typedNumber(element.value));
  };
  return (
    <div className="number">
      {unit && (
        <span className="unit" aria-hidden>
          {unit}
        </span>
      )}
      <input
        {...spoken(props)}
        ref={input}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={inputText(value)}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onInput={({ currentTarget }) => change(typedNumber(currentTarget.value))}
      />
      {field.control === 'number' && (
        <>
          <Button className="icon-button" aria-label={words.fewer} onPress={() => add(-step)}>
            <Minus aria-hidden />
          </Button>
          <Button className="icon-button" aria-label={words.more1} onPress={() => add(step)}>
            <Plus aria-hidden />
          </Button>
        </>
      )}
    </div>
  );
}

function signOf(unit: string): string {
  try {
    const parts = new Intl.NumberFormat('en-GB', {
      style: 'currency',
      currency: unit,
      currencyDisplay: 'narrowSymbol',
    });
    return parts.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? unit;
  } catch {
    return unit;
  }
}

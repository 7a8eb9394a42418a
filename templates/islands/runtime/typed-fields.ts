/**
 * React takes the server's markup for the state of a field: what a visitor typed or ticked before hydration would be
 * shown but not known. So fields are reset to the server's values, and each change is replayed as an event afterwards.
 */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** `again` is missing if another field's change brings this one along. */
type ReplayedChange = { reset: () => void; again?: () => void };
export type TypedField = () => void;

/** Resets changed fields to their defaults; each entry of the result replays one change. */
export function takeTyped(element: Element): TypedField[] {
  const fields = [...element.querySelectorAll<Field>('input, textarea, select')];
  const changes = fields.flatMap((field) => readChange(field) ?? []);
  for (const change of changes) change.reset();
  return changes.flatMap((change) => change.again ?? []);
}

/** One task each: frameworks that batch updates would otherwise see only the last. */
export async function restoreTyped(typed: TypedField[]): Promise<void> {
  for (const again of typed) {
    again();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

function readChange(field: Field): ReplayedChange | undefined {
  if (field instanceof HTMLSelectElement) return readSelect(field);
  if (field instanceof HTMLTextAreaElement) return readText(field);
  if (field.type === 'checkbox' || field.type === 'radio') return readTick(field);
  return field.type === 'file' ? undefined : readText(field);
}

function readText(field: HTMLInputElement | HTMLTextAreaElement): ReplayedChange | undefined {
  const { value, defaultValue, selectionStart, selectionEnd } = field;
  if (value === defaultValue) return undefined;
  const again = () => {
    setUnseen(field, 'value', value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    if (document.activeElement === field && selectionStart !== null)
      field.setSelectionRange(selectionStart, selectionEnd);
  };
  return { reset: () => setUnseen(field, 'value', defaultValue), again };
}

/** A click fires the events that each framework waits for. Of radio buttons only the one now ticked is clicked. */
function readTick(field: HTMLInputElement): ReplayedChange | undefined {
  const { checked, defaultChecked, type } = field;
  if (checked === defaultChecked) return undefined;
  const reset = () => {
    field.checked = defaultChecked;
  };
  return checked || type === 'checkbox' ? { reset, again: () => field.click() } : { reset };
}

function readSelect(field: HTMLSelectElement): ReplayedChange | undefined {
  const { selectedIndex } = field;
  const preset = Math.max(
    0,
    [...field.options].findIndex((option) => option.defaultSelected),
  );
  if (selectedIndex === preset) return undefined;
  const again = () => {
    setUnseen(field, 'selectedIndex', selectedIndex);
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
  return { reset: () => setUnseen(field, 'selectedIndex', preset), again };
}

/**
 * Through the element's prototype: React overrides the property on the element to detect changes, and would see none.
 */
function setUnseen(field: Field, property: 'value' | 'selectedIndex', value: string | number): void {
  Reflect.set(Object.getPrototypeOf(field), property, value, field);
}

import type { FormValues } from './apply-condition.ts';
import { withTabStorage } from './tab-storage.ts';

/**
 * Keeps a form's input for this tab until it is sent, so that a reload or the back button loses nothing. Without
 * storage the form works without a draft.
 */
export function keepDraft(key: string, values: FormValues): void {
  withTabStorage((storage) => storage.setItem(key, JSON.stringify(values)));
}

export function clearDraft(key: string): void {
  withTabStorage((storage) => storage.removeItem(key));
}

export function loadDraft(key: string): FormValues | undefined {
  const written = withTabStorage((storage) => storage.getItem(key));
  return written ? parseDraft(written) : undefined;
}

/** Another page of the same origin may have written there: only texts by name are a draft. */
export function parseDraft(written: string): FormValues | undefined {
  try {
    const draft: unknown = JSON.parse(written);
    if (typeof draft !== 'object' || draft === null || Array.isArray(draft)) return undefined;
    return Object.fromEntries(Object.entries(draft).filter((entry) => typeof entry[1] === 'string'));
  } catch {
    return undefined;
  }
}

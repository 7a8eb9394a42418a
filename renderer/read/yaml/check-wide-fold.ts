import { yamlSpaceInText } from '../../../diagnostics/messages.generated.ts';
import { hasCjk, joinsLines } from '../../../diagnostics/words/wide-letters.ts';
import type { BuildContext } from './build-context.ts';
import type { YamlNode } from './yaml-node.ts';

/**
 * A Chinese or Japanese text over several lines: YAML folds each line end to a space, which no reader of these expects.
 */
export function checkWideFold(
  { value, start, end }: YamlNode & { kind: 'scalar' },
  { text, place, report }: BuildContext,
): void {
  if (typeof value !== 'string' || !value.includes(' ') || !hasCjk(value)) return;
  const written = text.slice(start, end);
  if (written.startsWith('|')) return;
  for (const { 0: gap, index } of written.matchAll(/\r?\n[ \t]*(?=[^\s])/g)) {
    const before = written.slice(0, index).slice(-reach);
    const after = written.slice(index + gap.length, index + gap.length + reach);
    if (!joinsLines(before, after)) continue;
    const shown = `${[...before.trimStart()].slice(-3).join('')} ${[...after].slice(0, 3).join('')}`;
    report(yamlSpaceInText(place(start + index + gap.length), { shown }));
    return;
  }
}

/** In UTF-16 units: more than `joinsLines` examines. */
const reach = 20;

import type { Report } from '../../../diagnostics/diagnostic.ts';
import { unknownScript } from '../../../diagnostics/messages.generated.ts';
import { letterOf, signs } from '../../../kinds/script-runs.ts';
import { fieldsOf } from '../../schema/fields.ts';
import { locate } from '../../source/locate.ts';
import type { Content } from '../content.ts';

/** The typefaces of `theme.fonts.scripts` stand under scripts that there are. */
export function checkScripts({ site }: Content, report: Report): void {
  const path = ['theme', 'fonts', 'scripts'];
  const { scripts } = fieldsOf(fieldsOf(site.value.theme).fonts);
  for (const script of Object.keys(fieldsOf(scripts)))
    if (!isScript(script))
      report(unknownScript(locate(site.source, [...path, script], 'key'), { written: script }));
}

/** As ISO 15924 writes them. What belongs to every script (`Zyyy`, `Zinh`) needs no typeface of its own, but for signs. */
function isScript(name: string): boolean {
  if (name === signs) return true;
  if (!/^(?!Z)[A-Z][a-z]{3}$/.test(name)) return false;
  try {
    letterOf(name);
    return true;
  } catch {
    // The only way to ask: a pattern for a script that there is not is a SyntaxError.
    return false;
  }
}

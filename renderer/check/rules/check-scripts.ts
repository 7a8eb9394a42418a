import type { Report } from '../../../diagnostics/diagnostic.ts';
import { fieldsOf } from '../../../diagnostics/fields.ts';
import { unknownScript } from '../../../diagnostics/messages.generated.ts';
import { letterOf, signs } from '../../../kinds/script-runs.ts';
import { locate } from '../../source/locate.ts';
import type { Content } from '../content.ts';

/** The typefaces of `theme.fonts.scripts` are listed under existing scripts. */
export function checkScripts({ site }: Content, report: Report): void {
  const path = ['theme', 'fonts', 'scripts'];
  const { scripts } = fieldsOf(fieldsOf(site.value.theme).fonts);
  for (const script of Object.keys(fieldsOf(scripts)))
    if (!isScript(script))
      report(unknownScript(locate(site.source, [...path, script], 'key'), { written: script }));
}

/** As in ISO 15924. Characters common to all scripts (`Zyyy`, `Zinh`) need no typeface of their own, except symbols. */
function isScript(name: string): boolean {
  if (name === signs) return true;
  if (!/^(?!Z)[A-Z][a-z]{3}$/.test(name)) return false;
  try {
    letterOf(name);
    return true;
  } catch {
    // The only way to find out: a pattern with an unknown script is a SyntaxError.
    return false;
  }
}

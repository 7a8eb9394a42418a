import { type Fields, fieldsOf, isFields } from '../../diagnostics/fields.ts';
import { packageName } from '../package-folder.ts';
import { parsePackage, siteScripts, typeTools } from './package-file.ts';

/**
 * `kept`: the site's commands for scripts of these names that do something else. `needsProgram`: it didn't name the
 * program yet.
 */
type CompletedPackage = { text: string; kept: [name: string, command: string][]; needsProgram: boolean };

/**
 * A package.json that was there before the site: gets the scripts and packages that it lacks, and keeps all that it
 * has. Undefined if it isn't JSON. `program`: the version to require.
 */
export function completePackage(text: string, program: string): CompletedPackage | undefined {
  const own = parsePackage(text);
  if (!own) return undefined;
  const scripts = fieldsOf(own.scripts);
  const taken = Object.entries(scripts).filter(([, command]) => !isPlaceholder(command));
  const installed = [own.dependencies, own.devDependencies].flatMap((list) => Object.keys(fieldsOf(list)));
  const needed = without({ [packageName()]: program }, installed);
  const tools = without(typeTools(), installed);
  const completed = {
    ...own,
    scripts: { ...scripts, ...siteScripts, ...Object.fromEntries(taken) },
    dependencies: { ...fieldsOf(own.dependencies), ...needed },
    devDependencies: { ...fieldsOf(own.devDependencies), ...tools },
  };
  const indent = /^[ \t]+(?=")/m.exec(text)?.[0] ?? '  ';
  return {
    text: `${JSON.stringify(withoutEmpty(completed), null, indent)}\n`,
    kept: Object.entries(siteScripts).filter(([name, command]) =>
      taken.some(([other, own]) => other === name && own !== command),
    ),
    needsProgram: Object.keys(needed).length > 0,
  };
}

/** What `npm init` writes. */
function isPlaceholder(script: unknown): boolean {
  return /^echo .*no test specified/.test(String(script));
}

function without(packages: Fields, installed: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(packages).filter(([name]) => !installed.includes(name)));
}

function withoutEmpty(content: Fields): Fields {
  return Object.fromEntries(
    Object.entries(content).filter(([, value]) => !isFields(value) || Object.keys(value).length > 0),
  );
}

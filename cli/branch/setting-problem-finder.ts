import { checkSite, createCache, type Diagnostic, type ReadSite } from '../../renderer/site.ts';

/** The problem with a value for a setting of site.yaml; undefined if there is none. */
export type FindSettingProblem = (setting: string, value: unknown) => Diagnostic | undefined;

/** Uses the checks of the site itself: the base with this one value replaced must have no new mistake in site.yaml. */
export function settingProblemFinder(read: ReadSite, today: Date): FindSettingProblem {
  const cache = createCache();
  const problemsOf = (one: ReadSite): Diagnostic[] =>
    checkSite(one, { today, cache }).diagnostics.filter(
      ({ severity, place }) => severity === 'error' && /(?:^|\/)site\.yaml$/.test(place.file),
    );
  const before = new Set(problemsOf(read).map(nameOf));
  return (setting, value) =>
    problemsOf(withSetting(read, setting, value)).find((problem) => !before.has(nameOf(problem)));
}

function nameOf({ code, message }: Diagnostic): string {
  return `${code} ${message}`;
}

function withSetting(read: ReadSite, setting: string, value: unknown): ReadSite {
  const { sources } = read;
  if (!sources) return read;
  const written = typeof sources.site.value === 'object' ? sources.site.value : {};
  const site = { ...sources.site, value: { ...written, [setting]: value } };
  return { ...read, sources: { ...sources, site } };
}

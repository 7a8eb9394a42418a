/** The settings in which a branch differs: those of its site.yaml, in the order in which they are written. */
export const settings = ['name', 'origin', 'language', 'locale', 'currency', 'timeZone'] as const;
export type BranchSetting = (typeof settings)[number];

/** The known settings; the others are inherited from the base. */
export type BranchSettings = Readonly<Partial<Record<BranchSetting, string>>>;

/** The option of `site new branch` for each setting. */
export const optionOf: Readonly<Record<BranchSetting, string>> = {
  name: '--title',
  origin: '--origin',
  language: '--language',
  locale: '--locale',
  currency: '--currency',
  timeZone: '--time-zone',
};

export type BranchOptions = {
  title?: string;
  origin?: string;
  language?: string;
  locale?: string;
  currency?: string;
  timeZone?: string;
};

/** A locale includes the language, so that is written separately only if the texts are in another one. */
export function branchSettingsOf({
  title,
  origin,
  language,
  locale,
  currency,
  timeZone,
}: BranchOptions): BranchSettings {
  const all: Partial<Record<BranchSetting, string | undefined>> = {
    name: title,
    origin,
    language: language ?? locale,
    locale: locale === language || language === undefined ? undefined : locale,
    currency,
    timeZone,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

/** The settings that differ from the base. */
export function differing(wanted: BranchSettings, base: Readonly<Record<string, unknown>>): BranchSettings {
  return Object.fromEntries(Object.entries(wanted).filter(([name, value]) => base[name] !== value));
}

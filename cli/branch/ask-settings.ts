import type { Interview } from '../open-interview.ts';
import { guessFromRegion } from './guess-from-region.ts';
import type { FindSettingProblem } from './setting-problem-finder.ts';
import type { BranchSetting, BranchSettings } from './settings.ts';

type AskSettingsOptions = {
  /** The settings of the site that the branch extends. */
  base: Readonly<Record<string, unknown>>;
  judge: FindSettingProblem;
  ask: Interview['ask'];
  say: (text: string) => void;
};

/**
 * Asks for the settings in which the branch differs, and checks each answer at once. `undefined`: the user wants to
 * stop.
 */
export async function askSettings(asking: AskSettingsOptions): Promise<BranchSettings | undefined> {
  const { base } = asking;
  const name = await askOne(
    { setting: 'name', text: 'Name of the branch', fallback: textOf(base.name) },
    asking,
  );
  if (name === undefined) return undefined;
  const own = textOf(base.locale) ?? textOf(base.language);
  const locale = await askOne(
    { setting: 'locale', text: 'Language and country, such as ne-NP', fallback: own },
    asking,
  );
  if (locale === undefined) return undefined;
  const guess = locale === own ? {} : guessFromRegion(locale);
  const language = await askLanguage(locale, asking);
  if (language === undefined) return undefined;
  const currency = await askOne(
    { setting: 'currency', text: 'Currency', guess: guess.currency, fallback: textOf(base.currency) },
    asking,
  );
  if (currency === undefined) return undefined;
  const timeZone = await askOne(
    { setting: 'timeZone', text: 'Time zone', guess: guess.timeZone, fallback: textOf(base.timeZone) },
    asking,
  );
  if (timeZone === undefined) return undefined;
  const origin = await askOne(
    { setting: 'origin', text: 'Web address, such as https://nepal.example.com' },
    asking,
  );
  if (origin === undefined) return undefined;
  return withoutEmpty({
    name,
    origin,
    language,
    locale: locale === language ? '' : locale,
    currency,
    timeZone,
  });
}

/** Asked only if the locale leaves it open: Nepal may write English. */
function askLanguage(locale: string, asking: AskSettingsOptions): Promise<string | undefined> {
  const own = textOf(asking.base.language) ?? '';
  if (locale === asking.base.locale) return Promise.resolve(own);
  const [language] = locale.split('-');
  if (own.split('-')[0] === language) return Promise.resolve(locale);
  return askOne(
    { setting: 'language', text: `Language of the texts, ${locale} or ${own}`, fallback: locale },
    asking,
  );
}

type SettingQuestion = { setting: BranchSetting; text: string; guess?: string; fallback?: string };

/** Asks until site.yaml accepts the answer. '' if the answer is left for later. */
async function askOne(question: SettingQuestion, asking: AskSettingsOptions): Promise<string | undefined> {
  const { setting, text, guess, fallback } = question;
  const taken = guess ?? fallback;
  const inBrackets = guess ? `${guess}, guessed from the country` : (fallback ?? 'leave it for later');
  const answer = await asking.ask(`${text} [${inBrackets}]: `);
  if (answer === undefined) return undefined;
  const value = answer.trim() === '' ? (taken ?? '') : answer.trim();
  const problem = value === '' ? undefined : asking.judge(setting, value);
  if (!problem) return value;
  asking.say(`  ${problem.message}${problem.hint ? ` ${problem.hint}` : ''}`);
  return askOne(question, asking);
}

function withoutEmpty(settings: BranchSettings): BranchSettings {
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== ''));
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

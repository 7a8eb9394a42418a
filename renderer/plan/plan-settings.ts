import { gather, type Planned, plain } from '../../kinds/planned.ts';
import type { ScriptFace, SiteSettings, Theme } from '../model/plan.ts';
import type { Media } from '../model/source.ts';
import { searchFolder } from './answers/answer-search.ts';
import { charactersOf, deriveTypeface } from './assets/derive-typeface.ts';
import { charactersOfScript, unicodeRange } from './assets/script-characters.ts';
import type { Context } from './context/context.ts';
import { themeOf } from './context/theme-of.ts';
import { formatZonedTime } from './formats/format-date.ts';

/** Website-wide settings for rendering. */
export function planSettings(context: Context): Planned<SiteSettings> {
  const { settings, address } = context;
  return gather((take) => {
    const targets = take(planTargets(context));
    const theme = take(planTheme(context));
    return {
      base: address.base,
      origin: settings.origin,
      runtime: settings.client?.runtime ?? 'react',
      theme,
      formTargets: origins(targets.formActions),
      connectTargets: origins(targets.connections),
      ...(settings.videos && { frameTargets: settings.videos.map((host) => players[host]).sort() }),
      ...(settings.search && { searchFolder }),
    };
  });
}

/** YouTube's player without cookies. */
const players = { youtube: 'https://www.youtube-nocookie.com', vimeo: 'https://player.vimeo.com' };

type Targets = { formActions: string[]; connections: string[] };

function planTargets(context: Context): Planned<Targets> {
  const site = context.tools();
  return gather((take) => {
    const all = Object.values(context.kinds.code).flatMap((code) =>
      code.targets ? [take(code.targets(site))] : [],
    );
    return {
      formActions: all.flatMap(({ formActions }) => formActions),
      connections: all.flatMap(({ connections }) => connections),
    };
  });
}

/** Without typefaces of its own a site uses those of the device. */
function planTheme(context: Context): Planned<Theme> {
  const { colours, fonts } = themeOf(context);
  const roles = (['heading', 'text'] as const).filter((role) => fonts?.[role] !== undefined);
  const characters = roles.length > 0 ? charactersIn(context) : '';
  const scripts = Object.entries(fonts?.scripts ?? {});
  return gather((take) => ({
    light: colours.light,
    dark: colours.dark,
    fonts: roles.flatMap((role) => {
      const font = fonts?.[role];
      return font ? [take(planTypeface(role, { font, characters }, context))] : [];
    }),
    ...(scripts.length > 0 && {
      scripts: scripts.flatMap(
        ([script, font]) => take(planScriptFace(script, { font, characters }, context)) ?? [],
      ),
    }),
  }));
}

type Fonts = NonNullable<ReturnType<typeof themeOf>['fonts']>;
type Font = NonNullable<Fonts['heading']>;
type ScriptFont = NonNullable<Fonts['scripts']>[string];

function planTypeface(
  role: 'heading' | 'text',
  { font: written, characters }: { font: Font; characters: string },
  context: Context,
): Planned<Theme['fonts'][number]> {
  const { file: name, style, ...font } = written;
  return gather((take) => {
    const media = take(context.ask<Media>({ ask: 'media', name }));
    const file = deriveTypeface(media, font.weights, characters);
    take({ ...plain(undefined), assets: [{ make: 'derived', file }] });
    const href = `${context.address.base}/${file.output}`;
    return { role, ...font, style: style ?? 'normal', href, source: { path: media.path, hash: media.hash } };
  });
}

/** Undefined if the site shows no letter of the script. */
function planScriptFace(
  script: string,
  { font: { family, file: name, weights }, characters }: { font: ScriptFont; characters: string },
  context: Context,
): Planned<ScriptFace | undefined> {
  const own = charactersOfScript(characters, script);
  return gather((take) => {
    if (own === '') return undefined;
    const media = take(context.ask<Media>({ ask: 'media', name }));
    const file = deriveTypeface(media, weights, own);
    take({ ...plain(undefined), assets: [{ make: 'derived', file }] });
    const href = `${context.address.base}/${file.output}`;
    return { script, family, weights, href, range: unicodeRange(own) };
  });
}

/** The characters of every text that may appear on a page: those that are written, and those of dates and amounts. */
function charactersIn({ characters, formats }: Context): string {
  const months = Array.from({ length: 12 }, (_, month) =>
    formats.dateWithWeekday.format(Date.UTC(2025, month, month + 1)),
  );
  const amounts = [
    formats.money.exact.format(1234567.89),
    formats.number.format(-1234567.89),
    formats.percent.format(0.05),
  ];
  const times = ['09:30', '21:30'].map(
    (time) => formatZonedTime('2025-06-05', time, formats.timeZone, formats).text,
  );
  return charactersOf(characters(), [...months, ...amounts, ...times]);
}

/** Sorted, each once: the policy is the same in every build. */
function origins(addresses: readonly string[]): string[] {
  return [...new Set(addresses.map((address) => new URL(address).origin))].sort();
}

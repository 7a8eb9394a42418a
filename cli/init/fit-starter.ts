import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { guessFromRegion } from '../branch/guess-from-region.ts';
import { writeYaml } from '../scaffold/write-yaml.ts';
import { addBlog } from './add-blog.ts';
import type { StarterOptions } from './init-options.ts';
import type { StarterJudge } from './judge-starter.ts';
import { type ThemeColours, themeColours } from './theme-colours.ts';

type Starter = { folder: string; judge: StarterJudge };

/** Changes the copy of the starter in `root` to what the user wants. Returns what to tell them about it. */
export async function fitStarter(
  root: string,
  { name, language, colour, blog }: StarterOptions,
  { folder, judge }: Starter,
): Promise<string[]> {
  if (blog) await addBlog(root, path.join(folder, 'blog'));
  const guess = language === undefined ? {} : guessFromRegion(language);
  await editSettings(root, { name, language, currency: guess.currency, timeZone: guess.timeZone });
  const theme = colour === undefined ? undefined : themeColours(colour, judge.isReadable);
  if (theme) await paint(root, theme);
  return [
    ...(language === undefined ? [] : aboutLanguage(language, guess, judge)),
    ...(theme && colour !== theme.light.primary
      ? [`Text in ${colour} would be hard to read, so the main colour is ${theme.light.primary}.`]
      : []),
  ];
}

function aboutLanguage(
  language: string,
  guess: { currency?: string; timeZone?: string },
  { settings }: StarterJudge,
): string[] {
  const kept = (['currency', 'timeZone'] as const).filter((key) => guess[key] === undefined);
  return [
    ...(/^en\b/i.test(language) ? [] : [`The texts are in English still: write them in ${language}.`]),
    ...(kept.length > 0
      ? [`Look at ${kept.map((key) => `${key}: ${settings[key]}`).join(' and ')} in site.yaml.`]
      : []),
  ];
}

/** Replaces lines at the margin. */
async function editSettings(root: string, settings: Readonly<Record<string, string | undefined>>) {
  const file = path.join(root, 'site.yaml');
  let text = await readFile(file, 'utf8');
  for (const [key, value] of Object.entries(settings)) {
    const line = writeYaml(key, value).join('\n');
    if (value !== undefined) text = text.replace(new RegExp(`^${key}: .*$`, 'm'), () => line);
  }
  await writeFile(file, text);
}

/** The colours of the theme, and those of the drawings that are the same. */
async function paint(root: string, { light, dark }: ThemeColours): Promise<void> {
  const settings = path.join(root, 'site.yaml');
  const text = await readFile(settings, 'utf8');
  const [head = '', lights = '', darks = ''] = text.split(/(?=^ {4}(?:light|dark):$)/m);
  await writeFile(settings, head + withColours(lights, light) + withColours(darks, dark));
  const old = { light: colourIn(lights), dark: colourIn(darks) };
  for (const name of await readdir(path.join(root, 'content/media'), { recursive: true })) {
    if (!name.endsWith('.svg')) continue;
    const file = path.join(root, 'content/media', name);
    const drawing = await readFile(file, 'utf8');
    await writeFile(file, drawing.replaceAll(old.light, light.primary).replaceAll(old.dark, dark.primary));
  }
}

function colourIn(palette: string): string {
  return / primary: '(#\w{6})'/.exec(palette)?.[1] ?? '';
}

function withColours(palette: string, colours: Readonly<Record<string, string>>): string {
  return Object.entries(colours).reduce(
    (text, [name, colour]) => text.replace(new RegExp(`(^ +${name}: )'.*'$`, 'm'), `$1'${colour}'`),
    palette,
  );
}

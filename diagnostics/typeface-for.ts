/** Texts for messages about characters that no typeface of the site has. */
import type { Thing } from './thing.ts';

/** The first eight of them. */
export function nameCharacters(characters: readonly string[]): string {
  return characters.slice(0, 8).join(' ') + (characters.length > 8 ? ' and others' : '');
}

/** The hint for an editor. */
export function typefaceFor(characters: readonly string[]): string {
  const [first = ''] = characters;
  const script = scriptOf(first);
  return script === undefined
    ? `Use other words, or choose a typeface that has ${first}.`
    : `Use other words, or give the site a typeface that has ${first}: put it into content/media and add it to site.yaml, for example: theme: { fonts: { scripts: { ${script}: { family: Noto Sans, file: fonts/noto-sans.woff2, weights: "400 700" } } } }`;
}

/** Letters of one script, or the same sign, are missing for one reason wherever they are. */
export function lackOf([first = '']: readonly string[]): Thing {
  const script = scriptOf(first);
  return { of: 'characters', name: script === undefined || script === 'Zsym' ? first : script };
}

function scriptOf(character: string): string | undefined {
  return scripts.find((script) => patternOf(script).test(character));
}

/** The scripts that many websites use, by their ISO 15924 codes, and signs. */
const scripts = [
  ...['Arab', 'Armn', 'Beng', 'Cyrl', 'Deva', 'Ethi', 'Geor', 'Grek', 'Gujr', 'Guru', 'Hang', 'Hebr', 'Hira'],
  ...['Kana', 'Hani', 'Khmr', 'Knda', 'Laoo', 'Mlym', 'Mymr', 'Orya', 'Sinh', 'Taml', 'Telu', 'Thaa', 'Thai'],
  ...['Tibt', 'Zsym'],
];

function patternOf(script: string): RegExp {
  return script === 'Zsym' ? /\p{S}/u : new RegExp(`\\p{Script=${script}}`, 'u');
}

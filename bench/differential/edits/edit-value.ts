import { pick } from '../../../templates/art/chance.ts';
import { type Change, type Editor, type SiteState, write } from '../change.ts';
import { choose } from './choose.ts';
import { type Scalar, scalarsOf, yamlFiles, yamlPart } from './yaml-files.ts';

/** Replaces a value in YAML or front matter. Most new values are plausible; some break the site. */
export const editValue: Editor = (state, chance) => {
  const file = choose(yamlFiles(state), chance);
  return file === undefined ? undefined : editValueOf(file, state, chance);
};

/** The words and settings that every page uses. */
export const editCommonValue: Editor = (state, chance) => {
  const files = ['site.yaml', 'content/wording.yaml', 'content/facts.yaml'].filter((file) =>
    state.files.has(file),
  );
  const file = choose(files, chance);
  return file === undefined ? undefined : editValueOf(file, state, chance);
};

function editValueOf(file: string, state: SiteState, chance: () => number): Change | undefined {
  const part = yamlPart(state, file);
  const scalar = choose(scalarsOf(part.yaml), chance);
  if (!scalar) return undefined;
  const value = newValue(scalar, state, chance);
  if (value === scalar.value) return undefined;
  const written = scalar.block ? `${JSON.stringify(value)}\n` : JSON.stringify(value);
  const yaml = part.yaml.slice(0, scalar.from) + written + part.yaml.slice(scalar.to);
  return {
    name: `${file}: ${scalar.key} ${shorten(scalar.value)} → ${shorten(value)}`,
    steps: [write(file, part.before + yaml + part.after)],
  };
}

function shorten(value: unknown): string {
  const text = JSON.stringify(value) ?? '';
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

function newValue(scalar: Scalar, state: SiteState, chance: () => number): unknown {
  const { value } = scalar;
  const kind = chance();
  if (kind < 0.25) return likeElsewhere(scalar, state, chance);
  if (kind < 0.29) return choose(['', 0, true, null, 'nothing-like-it', '2026-13-45'], chance);
  if (typeof value === 'number')
    return choose([value + 1, value - 1, value * 2, 0, Math.round(value * 90) / 100], chance);
  if (typeof value === 'boolean') return !value;
  return typeof value === 'string' ? newText(value, state, chance) : String(value);
}

/** The value of the same key somewhere else: it is likely to be valid. */
function likeElsewhere({ key, value }: Scalar, state: SiteState, chance: () => number): unknown {
  const files = yamlFiles(state);
  const some = Array.from({ length: 8 }, () => choose(files, chance) ?? '');
  const others = some.flatMap((file) => scalarsOf(yamlPart(state, file).yaml));
  const same = others.filter((other) => other.key === key && other.value !== value);
  return (choose(same, chance) ?? choose(others, chance))?.value ?? value;
}

function newText(text: string, state: SiteState, chance: () => number): unknown {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return moveDay(text, pick(chance, -40, 40));
  if (/^#[0-9a-f]{6}$/i.test(text)) return `#${pick(chance, 0x100000, 0xffffff).toString(16)}`;
  const words = text.split(' ');
  const at = pick(chance, 0, words.length - 1);
  switch (pick(chance, 0, 6)) {
    case 0:
      return `${text} and more`;
    case 1:
      return words.length > 1 ? words.toSpliced(at, 1).join(' ') : `${text}s`;
    case 2:
      return words.toReversed().join(' ');
    // Characters that the subset typefaces may not contain yet.
    case 3:
      return `${text} ${choose(['Ω', 'ŵ', '→', 'Zoë', '½', '🩺', 'ß', '“”'], chance)}`;
    case 4:
      return `${text} {${choose(namesIn(state), chance) ?? 'site.name'}}`;
    case 5:
      return words.with(at, words[at] === 'x' ? 'y' : 'x').join(' ');
    default:
      return text.toUpperCase() === text ? text.toLowerCase() : text.toUpperCase();
  }
}

function moveDay(day: string, days: number): string {
  const moved = new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000);
  return Number.isNaN(moved.getTime()) ? day : moved.toISOString().slice(0, 10);
}

/** The values that texts of the site reference. */
function namesIn({ files }: SiteState): string[] {
  const texts = [...files]
    .filter(([file]) => /\.(?:yaml|mdx)$/.test(file))
    .map(([, bytes]) => bytes.toString('utf8'));
  return [
    ...new Set(
      texts.flatMap((text) =>
        [...text.matchAll(/\{([a-z][\w-]*(?:\.[\w-]+)+)\}/g)].map(([, name = '']) => name),
      ),
    ),
  ];
}

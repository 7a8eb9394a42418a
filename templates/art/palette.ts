import type { ArtColours } from '../../schemas/planned.ts';

export type Tone = 'calm' | 'deep' | 'warm';

/** The purpose of a colour in a drawing; `soft` and `far` are translucent versions of `shape`. */
export type Role = 'ground' | 'shape' | 'strong' | 'inner' | 'accent';

type Scheme = keyof ArtColours;
type Pick = readonly [scheme: Scheme, token: string];

/** The theme colour for each role, on light and dark devices. */
const tones: Readonly<Record<Tone, Readonly<Record<Role, readonly [light: Pick, dark: Pick]>>>> = {
  calm: {
    ground: [
      ['light', 'mist'],
      ['dark', 'mist'],
    ],
    shape: [
      ['light', 'primary'],
      ['dark', 'primary'],
    ],
    strong: [
      ['light', 'primary-strong'],
      ['dark', 'primary-strong'],
    ],
    inner: [
      ['light', 'surface'],
      ['dark', 'ink-surface'],
    ],
    accent: [
      ['light', 'accent'],
      ['dark', 'accent'],
    ],
  },
  deep: {
    ground: [
      ['light', 'ink-surface'],
      ['dark', 'ink-surface'],
    ],
    shape: [
      ['dark', 'primary'],
      ['dark', 'primary'],
    ],
    strong: [
      ['dark', 'primary-strong'],
      ['dark', 'primary-strong'],
    ],
    inner: [
      ['dark', 'surface'],
      ['dark', 'surface'],
    ],
    accent: [
      ['dark', 'accent'],
      ['dark', 'accent'],
    ],
  },
  warm: {
    ground: [
      ['light', 'paper'],
      ['dark', 'surface'],
    ],
    shape: [
      ['light', 'accent'],
      ['dark', 'accent'],
    ],
    strong: [
      ['light', 'ink'],
      ['dark', 'ink'],
    ],
    inner: [
      ['light', 'surface'],
      ['dark', 'ink-surface'],
    ],
    accent: [
      ['light', 'primary'],
      ['dark', 'primary'],
    ],
  },
};

export type Palette = Readonly<Record<Role, { light: string; dark: string }>>;

export function choosePalette(tone: Tone, colours: ArtColours): Palette {
  const take = ([scheme, token]: Pick) => colours[scheme][token] ?? '';
  const role = (name: Role) => {
    const [light, dark] = tones[tone][name];
    return { light: take(light), dark: take(dark) };
  };
  return {
    ground: role('ground'),
    shape: role('shape'),
    strong: role('strong'),
    inner: role('inner'),
    accent: role('accent'),
  };
}

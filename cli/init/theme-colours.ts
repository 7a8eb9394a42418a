/** The colours of a theme that follow from its main colour, by mode and name. */
export type ThemeColours = {
  light: { primary: string; 'primary-strong': string };
  dark: { primary: string; 'primary-strong': string; 'on-primary': string };
};

/**
 * The theme for a main colour such as `#7a1f5c`: on light devices the colour itself, or the first darker one that can
 * be read, on dark ones a lighter one. `isReadable` judges them. Undefined if none of them can be read.
 */
export function themeColours(
  colour: string,
  isReadable: (colours: Partial<ThemeColours>) => boolean,
): ThemeColours | undefined {
  const light = steps.map((share) => darker(colour, share)).find((one) => isReadable({ light: one }));
  const dark = steps.map((share) => lighter(colour, share)).find((one) => isReadable({ dark: one }));
  return light && dark && { light, dark };
}

/** How far from the colour itself, in twentieths. */
const steps = Array.from({ length: 20 }, (_, index) => index / 20);

function darker(colour: string, share: number): ThemeColours['light'] {
  return {
    primary: mix(colour, 'black', share),
    'primary-strong': mix(colour, 'black', further(share)),
  };
}

/** On a dark ground a colour has to be softer than it must be to be readable. */
function lighter(colour: string, share: number): ThemeColours['dark'] {
  const soft = 0.2 + share * 0.8;
  return {
    primary: mix(colour, 'white', soft),
    'primary-strong': mix(colour, 'white', further(soft)),
    'on-primary': mix(colour, 'black', 0.8),
  };
}

/** A third of the way from there to the end. */
function further(share: number): number {
  return share + (1 - share) / 3;
}

function mix(colour: string, end: 'black' | 'white', share: number): string {
  const target = end === 'black' ? 0 : 255;
  const parts = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16);
    return Math.round(part + (target - part) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

/**
 * Contrast of two colours written as #rrggbb, from 1 to 21; `undefined` for anything else.
 * https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
export function contrastRatio(one: unknown, other: unknown): number | undefined {
  const first = luminance(one);
  const second = luminance(other);
  if (first === undefined || second === undefined) return undefined;
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** Mixes `share` of the first colour into the second, channel by channel, as `color-mix(in srgb, …)` does. */
export function mixColours(one: unknown, other: unknown, share: number): string | undefined {
  const first = channels(one);
  const second = channels(other);
  if (!first || !second) return undefined;
  const mixed = first.map((channel, index) =>
    Math.round(channel * share + (second[index] ?? 0) * (1 - share)),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(colour: unknown): number | undefined {
  const [red, green, blue] = channels(colour)?.map((channel) => linear(channel / 255)) ?? [];
  if (red === undefined || green === undefined || blue === undefined) return undefined;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Red, green and blue from 0 to 255. */
function channels(colour: unknown): number[] | undefined {
  const match =
    typeof colour === 'string' ? /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour) : null;
  return match?.slice(1).map((digits) => Number.parseInt(digits, 16));
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

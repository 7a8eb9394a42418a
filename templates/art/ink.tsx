import type { ReactNode } from 'react';
import type { Palette, Role } from './palette.ts';

type Props = {
  of: Palette;
  tint: Role;
  opacity?: number;
  /** Draws lines of this width instead of areas. */
  line?: number;
  children: ReactNode;
};

/**
 * Shapes in one colour of the palette. The light colour is an attribute, which every program that shows SVG supports;
 * devices set to dark take theirs from the drawing's style.
 */
export function Ink({ of, tint, opacity, line, children }: Props) {
  const paint = line ? { fill: 'none', stroke: 'currentColor', strokeWidth: line } : { fill: 'currentColor' };
  return (
    <g className={tint} color={of[tint].light} opacity={opacity} {...paint}>
      {children}
    </g>
  );
}

/** The colours for dark devices, as CSS. */
export function darkStyle(of: Palette): string {
  const rules = Object.entries(of).map(([role, { dark }]) => `.${role}{color:${dark}}`);
  return `@media(prefers-color-scheme:dark){${rules.join('')}}`;
}

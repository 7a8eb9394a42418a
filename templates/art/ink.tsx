import type { ReactNode } from 'react';
import type { Palette, Role } from './palette.ts';

type Props = {
  of: Palette;
  tint: Role;
  opacity?: number;
  /** Lines of this width in place of areas. */
  line?: number;
  children: ReactNode;
};

/**
 * Shapes in one colour of the palette. The light one stands in an attribute, which every program that shows SVG
 * knows; devices that are set to dark take the other from the style of the drawing.
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

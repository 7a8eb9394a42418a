import type { LucideIcon } from 'lucide-react';
import { ownValue } from '../../own-value.ts';
import * as iconSet from './icon-set.ts';
import './icon.css';

const icons: Readonly<Record<string, LucideIcon>> = iconSet;

type Props = { name: string; className?: string };

/** A line icon next to a text that says the same: hidden from assistive technology. Its size follows the text. */
export function Icon({ name, className }: Props) {
  const Drawing = ownValue(icons, name);
  if (!Drawing) throw new Error(`icon-set.ts has no icon "${name}"`);
  return (
    <Drawing
      className={className ? `icon ${className}` : 'icon'}
      strokeWidth={1.75}
      aria-hidden="true"
      focusable="false"
    />
  );
}

import type { Frame } from '../../schemas/planned.ts';
import './skip-link.css';

type Props = { label: string; language: Frame['language'] };

export function SkipLink({ label, language }: Props) {
  return (
    <a className="skip-link screen-only" href="#_content" {...language}>
      {label}
    </a>
  );
}

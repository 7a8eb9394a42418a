import { ownValue } from '../own-value.ts';

type Props = { network: string };

/** The networks' marks in the style of the line icons (the icon set has no brands). */
const drawings: Readonly<Record<string, string>> = {
  facebook: 'M17 3h-2.5A4.5 4.5 0 0 0 10 7.5V10H7v4h3v7h4v-7h3l1-4h-4V7.5a.5.5 0 0 1 .5-.5H17z',
  x: 'M4 4l11.5 16H20L8.5 4zM19 4l-6.2 6.9M5 20l6.2-6.9',
  instagram:
    'M7.5 3h9A4.5 4.5 0 0 1 21 7.5v9a4.5 4.5 0 0 1-4.5 4.5h-9A4.5 4.5 0 0 1 3 16.5v-9A4.5 4.5 0 0 1 7.5 3zM12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM17.2 6.8h.01',
  linkedin:
    'M4 9.5h3.5V20H4zM5.75 3.8a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4zM11 20V9.5h3.3V11c.7-1.1 1.9-1.8 3.3-1.8 2.3 0 3.4 1.5 3.4 4V20h-3.5v-6c0-1.2-.5-2-1.6-2s-1.7.8-1.7 2v6z',
  youtube:
    'M5.5 5h13A2.5 2.5 0 0 1 21 7.5v9a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 16.5v-9A2.5 2.5 0 0 1 5.5 5zM10.5 9l4.5 3-4.5 3z',
  tiktok: 'M14 3v11.8a3.7 3.7 0 1 1-3.7-3.7M14 3c.3 2.9 2.3 4.9 5 5.2',
};

export function SocialMark({ network }: Props) {
  const drawing = ownValue(drawings, network === 'twitter' ? 'x' : network);
  if (!drawing) return null;
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={drawing} />
    </svg>
  );
}

import { pick } from '../chance.ts';
import { Ink } from '../ink.tsx';
import { roomOf, type Scene } from '../scene.ts';

const columns = 3;
const rows = 6;
const choices = 4;

/** A multiple-choice test: rows of circles, one ticked in each. */
export function Answers({ scene }: { scene: Scene }) {
  const { palette, chance } = scene;
  const room = roomOf(scene);
  const given: string[] = [];
  const open: string[] = [];
  const lines: string[] = [];
  for (let index = 0; index < columns * rows; index += 1) {
    const x = Math.round(room.x + 22 + (index % columns) * (room.width / columns));
    const y = Math.round(room.y + 14 + (Math.floor(index / columns) + 0.5) * ((room.height - 28) / rows));
    const answer = pick(chance, 0, choices - 1);
    lines.push(`M${x} ${y}h${pick(chance, 18, 34)}`);
    for (let choice = 0; choice < choices; choice += 1)
      (choice === answer ? given : open).push(`M${x + 56 + choice * 24} ${y}h0`);
  }
  const last = given.pop() ?? '';
  return (
    <>
      <Ink of={palette} tint="shape" line={6} opacity={0.5}>
        <path d={lines.join('')} strokeLinecap="round" />
      </Ink>
      <Ink of={palette} tint="shape" line={17} opacity={0.24}>
        <path d={open.join('')} strokeLinecap="round" />
      </Ink>
      <Ink of={palette} tint="shape" line={17}>
        <path d={given.join('')} strokeLinecap="round" />
      </Ink>
      <Ink of={palette} tint="accent" line={22}>
        <path d={last} strokeLinecap="round" />
      </Ink>
    </>
  );
}

import { describe, expect, it } from 'vitest';
import { fittingName } from '../../renderer/schema/fitting-name.ts';

const ending = '-1280.1a2b3c4d.jpg';

describe('the name of a file that is made', () => {
  it('is whole where it fits', () => {
    expect(fittingName('media/people/team', ending)).toBe(`media/people/team${ending}`);
    const longest = 'x'.repeat(143 - ending.length);
    expect(fittingName(longest, ending)).toBe(longest + ending);
  });

  it.each([
    'x'.repeat(200),
    'लेख'.repeat(60),
    '医療'.repeat(70),
    '🎓👩🏽‍⚕️'.repeat(20),
    `a/${'b-'.repeat(120)}`,
  ])('is cut where it doesn’t, within no character, and stays one of its own: %s', (name) => {
    const cut = fittingName(`social/${name}`, ending);
    const last = cut.split('/').at(-1) ?? '';
    expect(Buffer.byteLength(last)).toBeLessThanOrEqual(143);
    expect(Buffer.byteLength(last)).toBeGreaterThan(139);
    expect(cut.isWellFormed()).toBe(true);
    expect(cut.endsWith(ending)).toBe(true);
    expect(cut).not.toBe(fittingName(`social/${name}x`, ending));
    expect(cut).toBe(fittingName(`social/${name}`, ending));
    expect(cut.split('/').slice(0, -1).join('/')).toBe(`social/${name}`.split('/').slice(0, -1).join('/'));
  });
});

import { expect, it } from 'vitest';
import { namesZone, zoneNames } from '../../renderer/features/branches/zone-names.ts';

it.each([
  ['en-GB', 'Europe/London', 'All times are UK times.'],
  ['en-GB', 'Europe/London', 'At 4 pm (GMT), live.'],
  ['en-PH', 'Asia/Manila', 'Doors open at 9 AM Philippine Standard Time'],
  ['en-US', 'America/New_York', '7 p.m. Eastern Time'],
  ['ar-AE', 'Asia/Dubai', 'الساعة الرابعة، توقيت الخليج'],
  ['de-DE', 'Europe/Berlin', 'Beginn 18 Uhr MEZ'],
  ['ne-NP', 'Asia/Kathmandu', 'बिहान ९ बजे (नेपाली समय)'],
])('in %s, a sentence names %s: %s', (locale, zone, text) => {
  expect(namesZone(text, zoneNames(zone, locale))).toBe(true);
});

it.each([
  ['en-US', 'America/New_York', 'We met best at the Planet, and yet the best was left: met, set.'],
  ['fr-FR', 'America/New_York', 'Le thé et le café, à l’est de la ville'],
  ['en-GB', 'Europe/London', 'Take your time in the UK.'],
  ['en-PH', 'Asia/Manila', 'Starts at GMT+8 16:00'],
])('in %s, a sentence doesn’t name %s: %s', (locale, zone, text) => {
  expect(namesZone(text, zoneNames(zone, locale))).toBe(false);
});

import { pick } from '../../../templates/art/chance.ts';
import { type Editor, write } from '../change.ts';
import { choose } from './choose.ts';

/** The settings of the whole site, with other values for each. */
const settings: Readonly<Record<string, readonly string[]>> = {
  name: ['Another Name', 'A Third Name & Sons', '"{site.tagline}"'],
  tagline: ['Another tagline', 'A tagline since {facts.since}'],
  origin: ['https://www.example.net', 'https://example.com', 'http://localhost:3000'],
  base: ['/branch', '/a/b', '""'],
  language: ['en-GB', 'en-IE', 'en-US', 'en', 'xx-nonsense-'],
  currency: ['GBP', 'EUR', 'USD', 'JPY', 'XXX'],
  timeZone: ['Europe/London', 'Asia/Kathmandu', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Nowhere/Town'],
  clock: ['12', '24'],
  trailingSlash: ['true', 'false'],
  client: ['{ runtime: react }', '{ runtime: preact }'],
  notFound: ['not-found', 'home', 'nowhere'],
  favicon: ['favicon.svg', 'logo.svg', 'brand/logo.svg', 'brand/favicon.svg'],
  socialPicture: [
    'none',
    '{ src: pictures/share.png, alt: "" }',
    '{ src: pictures/photo.jpg, alt: "A photo" }',
  ],
  placeholder: ['true', 'false'],
  accept: ['\n  - { code: broken-link, reason: Because. }', '\n  - { code: unused-file, reason: Because. }'],
  security: ['{ }'],
};

/** Sets one of them, or removes it. */
export const editSetting: Editor = (state, chance) => {
  const text = state.files.get('site.yaml')?.toString('utf8');
  const [key, values] = choose(Object.entries(settings), chance) ?? [];
  if (text === undefined || key === undefined || !values) return undefined;
  const without = text.replace(new RegExp(`^${key}:.*\n(?:(?: .*)?\n(?= ))*(?: .*\n)?`, 'm'), '');
  const value = pick(chance, 0, 4) === 0 ? undefined : choose(values, chance);
  const changed = value === undefined ? without : `${without.trimEnd()}\n${key}: ${value}\n`;
  return { name: `site.yaml: ${key} ${value ?? 'removed'}`, steps: [write('site.yaml', changed)] };
};

export const editColour: Editor = (state, chance) => {
  const text = state.files.get('site.yaml')?.toString('utf8') ?? '';
  const places = [...text.matchAll(/'#[0-9a-f]{6}'/g)];
  const place = choose(places, chance);
  if (!place) return undefined;
  const colour = `'#${pick(chance, 0x100000, 0xffffff).toString(16)}'`;
  const changed = text.slice(0, place.index) + colour + text.slice(place.index + place[0].length);
  return { name: `site.yaml: colour ${place[0]} → ${colour}`, steps: [write('site.yaml', changed)] };
};

/** The options of the command: the base path of the site, and whether it is about to go live. */
export const editOptions: Editor = ({ settings: { base, release } }, chance) =>
  chance() < 0.7 || release
    ? {
        name: 'base',
        steps: [],
        settings: {
          base: base === undefined ? choose(['/branch', '', '/a/b'], chance) : undefined,
          release: false,
        },
      }
    : { name: 'release', steps: [], settings: { release: true } };

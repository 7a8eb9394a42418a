import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { askSettings } from '../../cli/branch/ask-settings.ts';
import { branchFiles } from '../../cli/branch/branch-files.ts';
import { guessFromRegion } from '../../cli/branch/guess-from-region.ts';
import { settingProblemFinder } from '../../cli/branch/setting-problem-finder.ts';
import { branchSettingsOf, differing } from '../../cli/branch/settings.ts';
import { readSite } from '../../renderer/site.ts';
import { runCommand } from './run-command.ts';
import { repository, smallSiteFolder } from './run-site.ts';

const smallSite = path.join(repository, 'tests/fixtures/small-site');
const today = new Date('2026-11-22T12:00:00Z');

describe('what a region says', () => {
  it.each([
    ['ne-NP', { currency: 'NPR', timeZone: 'Asia/Kathmandu' }],
    ['en-IN', { currency: 'INR', timeZone: 'Asia/Kolkata' }],
    ['fr', {}],
    ['de-AT', { currency: 'EUR', timeZone: 'Europe/Vienna' }],
    ['en-US', { currency: 'USD' }],
    ['no tag', {}],
  ])('of %s is %j', (locale, guess) => {
    expect(guessFromRegion(locale)).toEqual(guess);
  });
});

describe('the settings of a branch', () => {
  it('name the language by the locale, and the locale where the texts are in another language', () => {
    expect(branchSettingsOf({ locale: 'ne-NP', title: 'Nepal' })).toEqual({
      name: 'Nepal',
      language: 'ne-NP',
    });
    expect(branchSettingsOf({ locale: 'ne-NP', language: 'en-GB' })).toEqual({
      language: 'en-GB',
      locale: 'ne-NP',
    });
  });

  it('are written only where the base has others', () => {
    expect(differing({ currency: 'GBP', timeZone: 'Asia/Kathmandu' }, { currency: 'GBP' })).toEqual({
      timeZone: 'Asia/Kathmandu',
    });
  });

  it('are written as YAML after what they extend, and what the branch has to say itself behind a #', () => {
    const own = { name: 'Nepal: Kathmandu', currency: 'NPR', timeZone: 'Asia/Kathmandu' };
    const string = (example: string) => ({ type: 'string', travels: false, examples: [example] });
    const schema = {
      properties: {
        tagline: { type: 'string', examples: ['Words'] },
        contact: {
          type: 'object',
          description: 'How it is reached.',
          properties: {
            phone: string('+977 1 000 0000'),
            email: string('np@example.com'),
            office: { travels: false, examples: [{ city: 'Kathmandu' }] },
            hours: { type: 'string' },
          },
        },
        social: { type: 'array', travels: false, examples: [[{ network: 'x' }]] },
        forms: {
          type: 'object',
          additionalProperties: { properties: { action: string('https://example.com') } },
        },
      },
    };
    const base = {
      name: 'Harbour',
      tagline: 'Tagline',
      currency: 'GBP',
      contact: { phone: '+44', hours: 'always', office: { name: 'Office', city: 'London' } },
      social: [{ network: 'facebook', url: 'https://example.com' }],
      forms: { lead: { action: 'https://lead.example.com', kind: 'endpoint' }, other: { kind: 'chat' } },
    };
    const [site] = branchFiles({
      name: 'nepal',
      base: { settings: base, schema },
      own,
      notTravelling: ['legal'],
      local: { fields: [], texts: [] },
    });
    const text = site && 'text' in site ? site.text : '';
    expect(parse(text)).toEqual({ extends: '../../site.yaml', ...own });
    expect(parse(text.replaceAll(/^#(?! [^ ])/gm, ''))).toEqual({
      extends: '../../site.yaml',
      ...own,
      contact: { phone: null, office: { name: null, city: null } },
      social: [{ network: 'facebook', url: null }],
      forms: { lead: { action: null } },
      inherit: { legal: 'listed' },
      prices: { from: 'GBP', rate: null, roundTo: 1 },
    });
  });
});

describe('asking', () => {
  async function answered(answers: readonly string[]) {
    const read = await readSite({ root: smallSite });
    const left = [...answers];
    const asked: string[] = [];
    const said: string[] = [];
    const settings = await askSettings({
      base: { name: 'Harbour', language: 'en-GB', currency: 'GBP', timeZone: 'Europe/London' },
      judge: settingProblemFinder(read, today),
      ask: async (question) => {
        asked.push(question);
        return left.shift();
      },
      say: (text) => void said.push(text),
    });
    return { settings, asked, said };
  }

  it('takes the base’s values where nothing is said, and leaves the web address for later', async () => {
    const { settings, said } = await answered(['', '', '', '', '']);
    expect(settings).toEqual({
      name: 'Harbour',
      language: 'en-GB',
      currency: 'GBP',
      timeZone: 'Europe/London',
    });
    expect(said).toEqual([]);
  });

  it('guesses by the country, says that it is a guess, and asks again where an answer is wrong', async () => {
    const { settings, asked, said } = await answered([
      'Nepal',
      'ne-NP',
      'en-GB',
      'NPX',
      '',
      '',
      'nepal.example.com',
      'https://nepal.example.com',
    ]);
    expect(settings).toEqual({
      name: 'Nepal',
      origin: 'https://nepal.example.com',
      language: 'en-GB',
      locale: 'ne-NP',
      currency: 'NPR',
      timeZone: 'Asia/Kathmandu',
    });
    expect(said).toEqual([
      expect.stringContaining('Did you mean “NPR”?'),
      expect.stringContaining('https://nepal.example.com'),
    ]);
    expect(asked.filter((question) => question.includes('guess'))).toEqual([
      expect.stringMatching(/^Currency .*NPR/),
      expect.stringMatching(/^Currency .*NPR/),
      expect.stringMatching(/^Time zone .*Asia\/Kathmandu/),
    ]);
  });

  it('stops where somebody wants to', async () => {
    expect((await answered(['Nepal'])).settings).toBeUndefined();
  });
});

describe('site new branch', () => {
  let root = '';
  beforeEach(async () => {
    root = await smallSiteFolder();
  });

  it('refuses values that a site can’t have, with what to write, and makes nothing', async () => {
    const options = ['--currency', 'NPX', '--time-zone', 'Asia/Kathmando', '--origin', 'example.com'];
    const { code, out, note } = await runCommand(['new', 'branch', 'nepal', ...options], root);
    expect([code, out]).toEqual([2, '']);
    for (const part of ['--currency', '“NPR”', '--time-zone', 'Asia/Kat', '--origin', 'https://'])
      expect(note).toContain(part);
    expect(await readdir(root)).not.toContain('branches');
  });

  it('refuses a name that no folder in an address can have', async () => {
    const { code, note } = await runCommand(['new', 'branch', 'Nepal Branch'], root);
    expect([code, note]).toEqual([2, expect.stringContaining('nepal-branch')]);
  });

  it('lists what may be true in the country of its base only, also for whoever edits it', async () => {
    const course = path.join(root, 'content/courses/osce-weekend.yaml');
    const written = await readFile(course, 'utf8');
    const text = `${written.replace('duration: 2 days', 'duration: 2 days, 9 to 5 UK time')}shopId: "7"\n`;
    await writeFile(course, text);
    const { note } = await runCommand(['new', 'branch', 'manila', '--time-zone', 'Asia/Manila'], root);
    const readme = await readFile(path.join(root, 'branches/manila/README.md'), 'utf8');
    for (const list of [note, readme]) {
      expect(list).toContain('may be true in its country only');
      for (const field of ['originalPrice', 'originalPriceSince', 'rating', 'shopId'])
        expect(list).toContain(`- content/courses: ${field} (1 file)\n`);
      expect(list).toMatch(/- content\/facts\.yaml: \d+ values/);
      expect(list).toMatch(/- content\/courses\/osce-weekend\.yaml:\d+: “2 days, 9 to 5 UK time”/);
      expect(list).not.toContain('contact.phone');
    }
  });

  it('begins events in its own time zone', async () => {
    await runCommand(['new', 'branch', 'manila', '--time-zone', 'Asia/Manila'], root);
    const manila = path.join(root, 'branches/manila');
    await runCommand(['new', 'event', 'open-day'], manila);
    expect(await readFile(path.join(manila, 'content/events/open-day.yaml'), 'utf8')).toContain(
      'timeZone: Asia/Manila',
    );
  });

  it('never touches what is there', async () => {
    await mkdir(path.join(root, 'branches/nepal'), { recursive: true });
    await writeFile(path.join(root, 'branches/nepal/notes'), 'mine');
    const { code, out } = await runCommand(['new', 'branch', 'nepal'], root);
    expect([code, out]).toEqual([1, expect.stringContaining('[branch-exists]')]);
    expect(await readdir(path.join(root, 'branches/nepal'))).toEqual(['notes']);
  });

  it('wants a site that can be read', async () => {
    await writeFile(path.join(root, 'site.yaml'), 'name: [\n');
    const { code } = await runCommand(['new', 'branch', 'nepal'], root);
    expect([code, await readdir(root)]).toEqual([1, ['content', 'site.yaml']]);
  });

  it('keeps what is built out of the repository', async () => {
    await runCommand(['new', 'branch', 'nepal'], root);
    const ignored = await readFile(path.join(root, 'branches/nepal/.gitignore'), 'utf8');
    expect(ignored.split('\n')).toEqual(expect.arrayContaining(['dist/', '.site/']));
  });
});

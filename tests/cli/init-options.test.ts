/** What `site init` asks, and how the starter changes with the answers. */
import { cpSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { blogLines } from '../../cli/init/add-blog.ts';
import { askOptions } from '../../cli/init/ask-options.ts';
import { fitStarter } from '../../cli/init/fit-starter.ts';
import { colourOf, type StarterOptions } from '../../cli/init/init-options.ts';
import { judgeStarter, type StarterJudge } from '../../cli/init/judge-starter.ts';
import { checkSite, readSite } from '../../renderer/site.ts';
import { emptyFolder, repository } from './run-site.ts';

const today = new Date('2026-11-22');
const folder = path.join(repository, 'starter');
let judge: StarterJudge;
beforeAll(async () => {
  judge = await judgeStarter(folder, today);
});

/** The starter fitted to these options: its site.yaml, its problems, and what the user is told. */
async function fitted(options: StarterOptions) {
  const root = await emptyFolder();
  for (const name of ['site.yaml', 'content', 'schemas'])
    cpSync(path.join(folder, name), path.join(root, name), { recursive: true });
  const notes = await fitStarter(root, options, { folder, judge });
  const { diagnostics } = checkSite(await readSite({ root }), { today });
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  return { root, notes, read, problems: diagnostics.map(({ code, place }) => `${code} ${place.file}`) };
}

describe('the starter', () => {
  it('has each line that the blog follows once', () => {
    const settings = readFileSync(path.join(folder, 'site.yaml'), 'utf8');
    expect(blogLines.map(({ after }) => settings.split(after).length)).toEqual(blogLines.map(() => 2));
  });

  it('is without problems with a blog, which has an article to begin with', async () => {
    const { problems, read } = await fitted({ blog: true });
    expect(problems).toEqual([]);
    expect(read('content/posts/a-lamp-that-flickers.mdx')).toContain('title:');
    expect(read('site.yaml')).toContain('collection: posts');
  });

  it('has no blog unless it is asked for', async () => {
    const { root } = await fitted({ name: 'A' });
    expect(existsSync(path.join(root, 'content/posts'))).toBe(false);
  });

  it.each([
    ['de-AT', 'EUR', 'Europe/Vienna', 1],
    ['ne-NP', 'NPR', 'Asia/Kathmandu', 1],
    ['en-IE', 'EUR', 'Europe/Dublin', 0],
    ['en-US', 'USD', 'Europe/London', 1],
    ['ar', 'GBP', 'Europe/London', 2],
    ['ja-JP', 'JPY', 'Asia/Tokyo', 1],
  ])('is set up for %s', async (language, currency, timeZone, told) => {
    const { problems, read, notes } = await fitted({ language });
    for (const line of [`language: ${language}`, `currency: ${currency}`, `timeZone: ${timeZone}`])
      expect(read('site.yaml').split('\n')).toContain(line);
    expect(notes).toHaveLength(told);
    expect(problems).toEqual([]);
  });

  it.each([
    '#7a1f5c',
    '#0b5f66',
    '#ffd400',
    '#ffffff',
    '#000000',
    '#808080',
    '#00ff00',
    '#ff0000',
    '#0000ff',
  ])('can be read in %s', async (colour) => {
    const { problems, read, notes } = await fitted({ colour });
    const settings = read('site.yaml');
    const [, primary = ''] = / primary: '(#\w{6})'/.exec(settings) ?? [];
    expect(problems).toEqual([]);
    expect(notes).toEqual(primary === colour ? [] : [expect.stringContaining(primary)]);
    expect(read('content/media/brand/favicon.svg')).toContain(primary);
  });

  it.each(['Corner Bakery', 'A: "B" # C', "Ann's $& shop", 'बेकरी', 'null', '- a'])(
    'is called %s',
    async (name) => {
      const { root, problems } = await fitted({ name });
      expect((await readSite({ root })).sources?.site.value).toMatchObject({ name });
      expect(problems).toEqual([]);
    },
  );
});

describe('the questions', () => {
  const answerAll = async (...answers: string[]) => {
    const heard: string[] = [];
    const said: string[] = [];
    const ask = async (question: string) => {
      heard.push(question);
      return answers.shift();
    };
    return { options: await askOptions(judge, { ask, say: (text) => void said.push(text) }), heard, said };
  };

  it('may all be left to Enter', async () => {
    const { options, heard } = await answerAll('', '', '', '', '');
    expect(options).toEqual({});
    expect(heard).toHaveLength(5);
  });

  it('take what the options say', async () => {
    const { options } = await answerAll('small', 'Corner Bakery', 'de-AT', '7A1F5C', 'Yes');
    expect(options).toEqual({ name: 'Corner Bakery', language: 'de-AT', colour: '#7a1f5c', blog: true });
  });

  it('end with an example, which stays as it is', async () => {
    expect(await answerAll('Clinic')).toMatchObject({ options: { example: 'clinic' }, said: [] });
  });

  it('are repeated until the answer can be used', async () => {
    const { options, said } = await answerAll(
      'bakery',
      '',
      '',
      'deutsch!',
      'de',
      'red',
      '#abc',
      'maybe',
      'n',
    );
    expect(options).toEqual({ language: 'de', colour: '#aabbcc', blog: false });
    expect(said).toHaveLength(4);
  });

  it.each([0, 1, 2, 3, 4])('stop at the end of the input, after %i answers', async (count) => {
    expect((await answerAll(...Array<string>(count).fill(''))).options).toBeUndefined();
  });
});

it.each([
  ['#7a1f5c', '#7a1f5c'],
  ['7A1F5C', '#7a1f5c'],
  [' #fff ', '#ffffff'],
  ['red', undefined],
  ['#12345', undefined],
  ['#1234567', undefined],
  ['rgb(1,2,3)', undefined],
  ['', undefined],
])('“%s” is the colour %s', (text, colour) => {
  expect(colourOf(text)).toBe(colour);
});

/** A branch in another language, exported for its translators and imported again. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { po } from 'gettext-parser';
import { beforeEach, describe, expect, it } from 'vitest';
import { runCommand } from './run-command.ts';
import { smallSiteFolder } from './run-site.ts';

const course = 'content/courses/osce-weekend.yaml';
const post = 'content/posts/before-your-first-mock-exam.mdx';
const own = 'extends: ../../site.yaml\nname: Harbour # ours\nlanguage: ne\nlocale: ne-NP\n';

let base = '';
let root = '';
let file = '';

beforeEach(async () => {
  base = await smallSiteFolder();
  root = path.join(base, 'branches/nepal');
  file = path.join(base, 'nepal.po');
  await put('site.yaml', own);
});

async function put(name: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(root, name)), { recursive: true });
  await writeFile(path.join(root, name), text);
}
const read = (name: string) => readFile(path.join(root, name), 'utf8');
const run = (...args: string[]) => runCommand(['translations', ...args, '--at', '2026-11-22'], root);

type Entry = { msgid: string; msgstr: string[]; comments?: Record<string, string> };

/** Writes the file, changes each entry, and reads it back. */
async function translate(change: (context: string, entry: Entry) => void) {
  expect((await run('--export', file)).code).toBe(0);
  const table: { translations: Record<string, Record<string, Entry>> } = JSON.parse(
    JSON.stringify(po.parse(await readFile(file, 'utf8'), { validation: true })),
  );
  for (const [context, all] of Object.entries(table.translations))
    for (const entry of Object.values(all)) if (context !== '') change(context, entry);
  const whole = { charset: 'utf-8', headers: {}, ...table };
  await writeFile(file, po.compile(whole, { foldLength: 76 }));
  return run('--import', file);
}

const only = (wanted: string, translation: string) => (context: string, entry: Entry) => {
  if (context === wanted) entry.msgstr = [translation];
};

describe('what is missing', () => {
  it('is listed with its line and its share, folder by folder', async () => {
    await put(
      course,
      'title: सप्ताहान्त # head office: "OSCE Weekend", 2026-05-03\nsubtitle: अभ्यास # head office: "Once", 2026-05-03\n',
    );
    const { code, out } = await run();
    expect(code).toBe(0);
    expect(out).toMatch(
      /^Nepali, from British English: (?:under 1|\d+) % of \d+ texts translated, 1 out of date \((?:under 1|\d+) %\), \d+ not translated \(\d+ %\)\n/,
    );
    expect(out).toMatch(/\n {2}content\/courses: \d+ % of \d+ texts translated, 1 out of date/);
    expect(out).toMatch(
      new RegExp(`\nOut of date\n  \\S*${course}:2 subtitle “Every station, practised twice”\n`),
    );
    expect(out).toMatch(new RegExp(`\nNot translated\n(?:.*\n)*  \\S*${post}:\\d+ text\\.2 “`));
    expect(out).not.toContain('example.com');
  });

  it('is nothing in a branch of the same language', async () => {
    await put('site.yaml', 'extends: ../../site.yaml\nlanguage: en-IE\n');
    expect((await run()).out).toContain('in the language of all that it is built on');
  });

  it('is a list for other programs', async () => {
    const { texts, language, from } = JSON.parse((await run('--format', 'json')).out);
    expect([language, from]).toEqual(['ne', 'en-GB']);
    expect(texts).toContainEqual(
      expect.objectContaining({ file: course, name: 'title', state: 'untranslated', source: 'OSCE Weekend' }),
    );
  });
});

describe('the file for translators', () => {
  it('has each text with its place, and what is out of date as fuzzy, with what it was', async () => {
    await put(course, 'title: सप्ताहान्त # head office: "OSCE Weekends", 2026-05-03\n');
    await run('--export', file);
    expect(await readFile(file, 'utf8')).toContain(
      `\n#, fuzzy\n#| msgid "OSCE Weekends"\nmsgctxt "${course}:title"\nmsgid "OSCE Weekend"\nmsgstr "सप्ताहान्त"\n`,
    );
  });

  it('comes back unchanged without a byte written', async () => {
    await put(course, '# हाम्रो\ntitle: सप्ताहान्त # ours\n');
    const { code, out } = await translate(() => {});
    expect([code, out]).toEqual([
      0,
      expect.stringMatching(/^0 translations written, \d+ not translated, 2 as they were\./),
    ]);
    expect(await read(course)).toBe('# हाम्रो\ntitle: सप्ताहान्त # ours\n');
  });

  it('is put into place beside what is there: comments, line ends, a byte order mark', async () => {
    await put(course, '\uFEFF# हाम्रो\r\nprice: 24000 # agreed\r\n# the end\r\n');
    const { code, out } = await translate((context, entry) => {
      if (context === `${course}:title`) entry.msgstr = ['सप्ताहान्त: "दुई" दिन #1'];
      if (context === 'site.yaml:tagline') entry.msgstr = ['नर्सहरूका लागि'];
    });
    expect([code, out]).toEqual([0, expect.stringContaining('2 translations written')]);
    expect(await read(course)).toBe(
      '\uFEFF# हाम्रो\r\nprice: 24000 # agreed\r\ntitle: \'सप्ताहान्त: "दुई" दिन #1\' # head office: "OSCE Weekend", 2026-11-22\r\n# the end\r\n',
    );
    expect(await read('site.yaml')).toBe(
      `${own}tagline: नर्सहरूका लागि # head office: "Exam preparation for nurses from abroad", 2026-11-22\n`,
    );
  });

  it('brings what was out of date up to date, in its block and with its comment', async () => {
    await put(
      'site.yaml',
      `${own}description: >- # head office: "Small", 2026-05-03\n  पुरानो\n  पाठ\n# after\ntagline: ट्याग # head office: "Old", 2026-05-03\n`,
    );
    const told = await translate((context, entry) => {
      if (context === 'site.yaml:description') entry.msgstr = ['नयाँ पाठ'];
      // Reviewed, and found to be still right.
      delete entry.comments;
    });
    expect(told.out).toContain('1 translation written');
    expect(await read('site.yaml')).toMatch(
      /description: >- # head office: "Small-group .*, 2026-11-22\n {2}नयाँ पाठ\n# after\ntagline: ट्याग # head office: "Exam preparation for nurses from abroad", 2026-11-22\n$/,
    );
    expect((await run()).out).not.toContain('out of date');
  });

  it('brings a list and an article only whole', async () => {
    const half = await translate((context, entry) => {
      if (/features\.0$|:text\.2$/.test(context)) entry.msgstr = ['आधा'];
    });
    expect(half.out.match(/\[translation-not-written\]/g)).toHaveLength(2);
    expect(half.out).toContain('0 translations written');
    const whole = await translate((context, entry) => {
      if (/features\.\d+$|:text\.\d+$/.test(context))
        entry.msgstr = [`नेपाली ${entry.msgid.replace(/^#+ /, '')}`];
    });
    expect(whole.code).toBe(0);
    expect(await read(course)).toMatch(
      /^features: # head office: \d items \(\w{8}\), 2026-11-22\n {2}- नेपाली /,
    );
    expect(await read(post)).toMatch(/^---\n---\n\nनेपाली /);
    expect((await run()).out).not.toMatch(/text\.\d|features\.\d/);
  });
});

describe('what translators write is data', () => {
  it.each([
    ['markup that would run', '[यहाँ](javascript:alert(1)) <script>alert(1)</script>'],
    ['YAML', 'x\nprice: 1\n- y: {z'],
    ['a front matter', '---\nremove: true\n---'],
    ['a tag of YAML', '!!js/function x'],
    ['braces and quotes', "नेपाली “{” '\"' } # {{"],
  ])('%s changes nothing but its text', async (_, written) => {
    expect((await translate(only(`${course}:subtitle`, written))).out).toContain('1 translation written');
    const found = await runCommand(['translations', '--format', 'json'], root);
    const { texts } = JSON.parse(found.out);
    expect(texts).toContainEqual(
      expect.objectContaining({ name: 'subtitle', state: 'translated', translation: written }),
    );
    expect(texts.filter(({ state }: { state: string }) => state === 'translated')).toHaveLength(2);
  });

  it('is judged like any other content: check refuses an address that would run', async () => {
    await translate(only('content/pages/home.yaml:sections.0.lede', '')).catch(() => {});
    await put(course, 'about: "[x](javascript:alert(1))"\n');
    expect((await runCommand(['check'], root)).code).toBe(1);
  });

  it('never names what the text doesn’t name, and loses no name', async () => {
    const { code, out } = await translate((context, entry) => {
      if (context.endsWith(':sections.0.lede')) entry.msgstr = ['{facts.osce.station} मात्र'];
    });
    expect([code, out]).toEqual([
      expect.anything(),
      expect.stringMatching(
        /nepal\.po:\d+:1 error The translation lacks \{facts\.osce\.stations\}.* and has \{facts\.osce\.station\}/,
      ),
    ]);
  });
});

describe('a file that doesn’t fit', () => {
  it.each([
    [
      'a text that isn’t closed',
      'msgid ""\nmsgstr ""\n\nmsgctxt "a"\n  msgid "b\nmsgstr "c"\n',
      /nepal\.po:5:3 error A text is not closed/,
    ],
    [
      'something that is no PO',
      'msgid ""\nmsgstr ""\n\nfoo bar\n',
      /nepal\.po:4:1 error This line is not as the format PO has it/,
    ],
    ['a web page', '<html lang="en">\n', /nepal\.po:1:1 error/],
  ])('%s is told with its line and column, and nothing is written', async (_, text, told) => {
    await writeFile(file, text);
    const { code, out } = await run('--import', file);
    expect([code, out]).toEqual([1, expect.stringMatching(told)]);
    expect(await read('site.yaml')).toBe(own);
  });

  it.each([
    ['of a text that is gone', 'content/courses/gone.yaml:title', 'x', 'translation-unplaced'],
    ['with the name of a prototype', '__proto__', 'constructor', 'translation-unplaced'],
    ['of a text that head office has changed', `${course}:title`, 'OSCE Weekends', 'translation-outdated'],
  ])('a translation %s is told at its line and left out', async (_, context, source, code) => {
    await writeFile(
      file,
      `msgid ""\nmsgstr "Language: ne\\n"\n\nmsgctxt ""\n"${context}"\nmsgid "${source}"\nmsgstr "नेपाली"\n`,
    );
    const { out } = await run('--import', file);
    expect(out).toMatch(new RegExp(`nepal\\.po:4:1 warning .*\\[${code}\\]`));
    expect(await read('site.yaml')).toBe(own);
  });

  it('is wrong usage where it can’t be read, or isn’t in UTF-8', async () => {
    expect((await run('--import', path.join(base, 'none.po'))).code).toBe(2);
    await writeFile(file, Buffer.from([0x6d, 0xff, 0xfe]));
    expect((await run('--import', file)).code).toBe(2);
    expect((await run('--import', file, '--export', file)).code).toBe(2);
    expect((await run('--all', '--export', file)).code).toBe(2);
  });
});

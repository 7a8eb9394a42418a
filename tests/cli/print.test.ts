import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { decideOptions } from '../../cli/options.ts';
import { bytesInWords, formatCount, timeInWords } from '../../cli/print/format-count.ts';
import { createPrintAgain } from '../../cli/print/print-again.ts';
import { printGithub } from '../../cli/print/print-github.ts';
import { printJson } from '../../cli/print/print-json.ts';
import { printSarif } from '../../cli/print/print-sarif.ts';
import { formatProblemCount, printText } from '../../cli/print/print-text.ts';
import { scheduleText } from '../../cli/print/schedule-text.ts';
import { plainPaint, showsColours } from '../../cli/terminal.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { BuiltSite } from '../../renderer/pipeline/built-site.ts';
import { failedBuild } from '../../renderer/pipeline/failed-build.ts';

const wrongPrice: Diagnostic = {
  code: 'wrong-price',
  severity: 'error',
  place: { file: 'content/courses/a.yaml', line: 2, column: 8 },
  message: 'This is no number: 100% wrong.',
  hint: 'Write 349.99, with digits only.',
  related: [{ place: { file: 'site.yaml', line: 1, column: 1 }, message: 'the currency' }],
};
const warning: Diagnostic = {
  ...wrongPrice,
  code: 'odd',
  severity: 'warning',
  hint: undefined,
  related: undefined,
};
const sourceText = (): string => 'title: A\nprice: 34O.99\n';

describe('text', () => {
  it('shows place, message, the line with a caret, the hint and what else to look at', () => {
    expect(printText([wrongPrice], { paint: plainPaint, sourceText, prefix: 'branch/' })).toBe(
      [
        'branch/content/courses/a.yaml:2:8 error This is no number: 100% wrong. [wrong-price]',
        '  1 | title: A',
        '  2 | price: 34O.99',
        '    |        ^',
        '  hint: Write 349.99, with digits only.',
        '  see branch/site.yaml:1:1 the currency',
      ].join('\n'),
    );
  });

  it('does without the line where the file cannot be shown', () => {
    expect(printText([warning], { paint: plainPaint, sourceText: () => undefined, prefix: '' })).toBe(
      'content/courses/a.yaml:2:8 warning This is no number: 100% wrong. [odd]',
    );
  });

  it('gives a long hint in full once', () => {
    const hint = `You can use: ${'osce-virtual-adult, '.repeat(9)}.`;
    const long = { ...warning, hint };
    const other = { ...long, place: { ...long.place, line: 3 } };
    const text = printText([long, other, wrongPrice], {
      paint: plainPaint,
      sourceText: () => undefined,
      prefix: '',
    });
    expect(text.match(/hint: .{8}/g)).toEqual(['hint: You can ', 'hint: As above', 'hint: Write 34']);
  });

  it('counts what was found', () => {
    expect(formatProblemCount([wrongPrice, warning, warning])).toBe('1 error and 2 warnings in 1 file');
    expect(formatProblemCount([])).toBe('');
  });
});

describe('github', () => {
  it('escapes what would end a property or the command', () => {
    const odd = { ...wrongPrice, place: { file: 'content/a,b:c.yaml', line: 2, column: 8 } };
    expect(printGithub([odd], '')).toBe(
      '::error file=content/a%2Cb%3Ac.yaml,line=2,col=8,title=wrong-price::This is no number: 100%25 wrong.%0AWrite 349.99, with digits only.%0ASee site.yaml:1:1 the currency',
    );
  });

  it('says that there are more than GitHub shows, and puts them into the log, where content is no command', () => {
    const many = Array.from({ length: 12 }, (_, index) => ({
      ...wrongPrice,
      message: `Wrong ${index} ##[error]now`,
      place: { ...wrongPrice.place, line: index + 1 },
    }));
    const lines = printGithub([...many, warning], '').split('\n');
    expect(lines.filter((line) => line.startsWith('::error '))).toHaveLength(10);
    expect(lines[9]).toBe(
      '::error title=More::3 more errors: see the log of this step, or run “site check”.',
    );
    expect(lines[10]).toBe(
      '  content/courses/a.yaml:10:8 error Wrong 9 ## [error]now Write 349.99, with digits only. [wrong-price]',
    );
    expect(lines.filter((line) => line.startsWith('::warning '))).toHaveLength(1);
  });
});

describe('sarif', () => {
  const log = () =>
    JSON.parse(printSarif([wrongPrice, warning, { ...wrongPrice, place: odd }], 'branches/a b/'));
  const odd = { file: '../../content/a:b.yaml', line: 3, column: 1 };

  it('is as OASIS publishes it', () => {
    const schema = JSON.parse(readFileSync(new URL('../fixtures/sarif-2.1.0.json', import.meta.url), 'utf8'));
    const ajv = new Ajv({ strict: false, validateFormats: false, unicodeRegExp: false });
    const isValid = ajv.compile(schema);
    expect(isValid(log()) || isValid.errors).toBe(true);
    expect(isValid({ ...log(), version: '2.0.0' })).toBe(false);
    expect(isValid({ ...log(), runs: [{ results: [] }] })).toBe(false);
    expect(isValid(JSON.parse(printSarif([], ''))) || isValid.errors).toBe(true);
  });

  it('names the place, what else belongs to it, and the rule with its help', () => {
    const [run] = log().runs;
    expect(run.tool.driver.rules.map(({ id }: { id: string }) => id)).toEqual(['odd', 'wrong-price']);
    expect(run.tool.driver.rules[1]).toMatchObject({
      name: 'WrongPrice',
      defaultConfiguration: { level: 'error' },
      help: { text: expect.stringContaining('site explain wrong-price') },
    });
    expect(run.results[0]).toMatchObject({
      ruleId: 'wrong-price',
      ruleIndex: 1,
      level: 'error',
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: 'branches/a%20b/content/courses/a.yaml' },
            region: { startLine: 2, startColumn: 8 },
          },
        },
      ],
      relatedLocations: [{ id: 0, message: { text: 'the currency' } }],
    });
    expect(run.results[2].locations[0].physicalLocation.artifactLocation.uri).toBe('content/a%3Ab.yaml');
  });
});

describe('json', () => {
  it('keeps its shape', () => {
    const summary = { ok: false, root: '/site', pages: 0, files: 0, bytes: 0, milliseconds: 3, hidden: [] };
    expect(JSON.parse(printJson([wrongPrice, warning], summary))).toEqual({
      version: 1,
      ...summary,
      errors: 1,
      warnings: 1,
      diagnostics: [
        {
          code: 'wrong-price',
          severity: 'error',
          file: 'content/courses/a.yaml',
          line: 2,
          column: 8,
          message: 'This is no number: 100% wrong.',
          hint: 'Write 349.99, with digits only.',
          related: [{ file: 'site.yaml', line: 1, column: 1, message: 'the currency' }],
        },
        {
          code: 'odd',
          severity: 'warning',
          file: 'content/courses/a.yaml',
          line: 2,
          column: 8,
          message: 'This is no number: 100% wrong.',
          related: [],
        },
      ],
    });
  });
});

describe('words', () => {
  it('counts, weighs and times as people do', () => {
    expect([formatCount(1, 'page'), formatCount(1200, 'file'), formatCount(2, 'entry', 'entries')]).toEqual([
      '1 page',
      '1,200 files',
      '2 entries',
    ]);
    expect([bytesInWords(960), bytesInWords(12_400), bytesInWords(1_260_000)]).toEqual([
      '960 bytes',
      '12 kB',
      '1.3 MB',
    ]);
    expect([timeInWords(84.6), timeInWords(1240)]).toEqual(['85 ms', '1.2 s']);
  });

  it('says what is hidden today and when to build again', () => {
    const place = { file: 'content/events/a.yaml', line: 1, column: 1 };
    expect(scheduleText({ hidden: [{ place, from: '2026-01-05' }], nextChange: '2026-01-05' })).toBe(
      '1 entry not shown today:\n  content/events/a.yaml:1 (from 2026-01-05)\nNext change on 2026-01-05: build again on that day.',
    );
    expect(scheduleText({ hidden: [] })).toBe('');
  });

  it('says the next change once where a command goes on, which sees to it itself', () => {
    const printed: string[] = [];
    const terminal = { paintOut: plainPaint, paintNote: plainPaint, note: () => {}, rewrite: () => {} };
    const out = (text: string) => void printed.push(text);
    const print = createPrintAgain({ ...terminal, out, interactive: false, system: 'a test' });
    const options = decideOptions({ root: '.', format: 'text' }, new Date());
    const tell = (built: Partial<BuiltSite>) =>
      print({ ...failedBuild([]), ...built }, { options, until: 'write', milliseconds: 1 });
    const tellNext = (nextChange: string) => tell({ ok: true, schedule: { hidden: [], nextChange } });
    for (const nextChange of ['2026-01-05', '2026-01-05', '2026-02-01']) tellNext(nextChange);
    // A failed build in between is not a new day.
    tell({});
    tellNext('2026-02-01');
    expect(printed.filter((line) => line.includes('Next change'))).toEqual([
      'Next change on 2026-01-05.',
      'Next change on 2026-02-01.',
    ]);
  });
});

describe('colours', () => {
  it.each([
    [{}, true, true],
    [{}, false, false],
    [{ NO_COLOR: '1' }, true, false],
    [{ NO_COLOR: '' }, true, true],
    [{ TERM: 'dumb' }, true, false],
    [{ FORCE_COLOR: '1' }, false, true],
    [{ FORCE_COLOR: '0' }, true, false],
    [{ FORCE_COLOR: '1', NO_COLOR: '1' }, false, true],
  ])('with %o on a terminal: %s', (env, isTerminal, expected) => {
    expect(showsColours(env, isTerminal)).toBe(expected);
  });
});

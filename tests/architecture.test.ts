/** Runs each architecture rule over every source file, and proves that each rule can fail. */
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Rule } from './architecture/rule.ts';
import { cliUsesTheDoor } from './architecture/rules/cli-uses-the-door.ts';
import { coreImportsNoKind } from './architecture/rules/core-imports-no-kind.ts';
import { coreNamesNoKind } from './architecture/rules/core-names-no-kind.ts';
import { featuresCanGo } from './architecture/rules/features-can-go.ts';
import { honestTypes } from './architecture/rules/honest-types.ts';
import { idsOfTemplates } from './architecture/rules/ids-of-templates.ts';
import { importsRunDown } from './architecture/rules/imports-run-down.ts';
import { kindsAreFunctions } from './architecture/rules/kinds-are-functions.ts';
import { lettersHaveTheirMarks } from './architecture/rules/letters-have-their-marks.ts';
import { lintIsAdvice } from './architecture/rules/lint-is-advice.ts';
import { noBarrels } from './architecture/rules/no-barrels.ts';
import { noCircles } from './architecture/rules/no-circles.ts';
import { noWordsInTemplates } from './architecture/rules/no-words-in-templates.ts';
import { oneDoorPerPackage } from './architecture/rules/one-door-per-package.ts';
import { oneNameOneThing } from './architecture/rules/one-name-one-thing.ts';
import { patternsAreLinear } from './architecture/rules/patterns-are-linear.ts';
import { pureBelowCli } from './architecture/rules/pure-below-cli.ts';
import { stagesStandAlone } from './architecture/rules/stages-stand-alone.ts';
import { tellingNames } from './architecture/rules/telling-names.ts';
import { templatesKnowNoMachine } from './architecture/rules/templates-know-no-machine.ts';
import { v8IsLeftAlone } from './architecture/rules/v8-is-left-alone.ts';
import { wordsHaveTables } from './architecture/rules/words-have-tables.ts';
import { createSource, readSources } from './architecture/source.ts';

const rules: Rule[] = [
  importsRunDown,
  cliUsesTheDoor,
  stagesStandAlone,
  featuresCanGo,
  lintIsAdvice,
  oneDoorPerPackage,
  pureBelowCli,
  templatesKnowNoMachine,
  kindsAreFunctions,
  coreImportsNoKind,
  coreNamesNoKind,
  noWordsInTemplates,
  idsOfTemplates,
  noBarrels,
  noCircles,
  tellingNames,
  oneNameOneThing,
  honestTypes,
  v8IsLeftAlone,
  wordsHaveTables,
  patternsAreLinear,
  lettersHaveTheirMarks,
];

const sources = readSources(join(import.meta.dirname, '..'));

test('there are sources to judge', () => {
  expect(sources.length).toBeGreaterThan(100);
});

describe.each(rules)('$name', ({ find, breaks, keeps }) => {
  test('holds', () => {
    expect(find(sources)).toEqual([]);
  });

  test.each(breaks.map((files) => ({ files })))('fails for $files', ({ files }) => {
    expect(find(sourcesOf(files))).not.toEqual([]);
  });

  test.each(keeps.map((files) => ({ files })))('lets pass $files', ({ files }) => {
    expect(find(sourcesOf(files))).toEqual([]);
  });
});

function sourcesOf(files: Readonly<Record<string, string>>) {
  return Object.entries(files).map(([path, text]) => createSource(path, text));
}

import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take about a minute: started last, one of them would keep one worker busy while the other is idle. */
const slow = [
  'tests/browser/branches.test.ts',
  'tests/browser/every-page.test.ts',
  'tests/browser/without-script.test.ts',
  'tests/cli/diff.test.ts',
  'tests/diagnostics/explanations.test.ts',
  'tests/fix.test.ts',
  'tests/mistakes.test.ts',
];

/** Vitest’s own order, with these files first in their project. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isSlow = ({ moduleId }: TestSpecification) => slow.some((file) => moduleId.endsWith(file));
    const projects = [...new Set(sorted.map(({ project }) => project.name))];
    return projects.flatMap((name) => {
      const own = sorted.filter(({ project }) => project.name === name);
      return [...own.filter(isSlow), ...own.filter((file) => !isSlow(file))];
    });
  }
}

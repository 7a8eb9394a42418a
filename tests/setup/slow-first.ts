import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take half a minute or more: started last, one of them would keep one worker busy while the other is idle. */
const slow = [
  'tests/branches/nepal.test.ts',
  'tests/browser/branches.test.ts',
  'tests/browser/editor/journeys.test.ts',
  'tests/browser/editor/states.test.ts',
  'tests/browser/every-page.test.ts',
  'tests/browser/manual.test.ts',
  'tests/browser/watch.test.ts',
  'tests/cli/edit/publish.test.ts',
  'tests/cli/serving.test.ts',
  'tests/diagnostics/explanations.test.ts',
  'tests/examples/manual.test.ts',
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

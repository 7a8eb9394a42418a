import type { Rule } from '../rule.ts';

const emptyNames = /^(utils?|helpers?|misc|common|stuff)$/;
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z]+)*$/;

export const tellingNames: Rule = {
  name: 'files and folders are named in kebab-case after their subject: no utils, helpers, misc',
  find: (sources) =>
    sources.flatMap(({ path }) => {
      const parts = path.split('/');
      const bad = parts.filter((part) => !kebab.test(part) || emptyNames.test(part.replace(/\..*$/, '')));
      return bad.map((part) => `${path}: "${part}"`);
    }),
  breaks: [
    { 'renderer/utils/a.ts': '' },
    { 'renderer/plan/helpers.ts': '' },
    { 'templates/Hero.tsx': '' },
    { 'cli/print_text.ts': '' },
  ],
  keeps: [{ 'templates/islands/course-search/course-search.island.tsx': '', 'cli/print-text.ts': '' }],
};

import { importsOf } from '../imports.ts';
import type { Rule } from '../rule.ts';

export const templatesKnowNoMachine: Rule = {
  name: "templates don't import anything of Node: props in, markup out",
  find: (sources) =>
    sources
      .filter(({ path }) => path.startsWith('templates/') || path.startsWith('schemas/'))
      .flatMap(importsOf)
      .filter(({ specifier }) => specifier.startsWith('node:'))
      .map(({ where, specifier }) => `${where} imports ${specifier}`),
  breaks: [{ 'templates/a.tsx': "import { readFileSync } from 'node:fs';" }],
  keeps: [
    { 'templates/a.tsx': "import { memo } from 'react';", 'renderer/a.ts': "import fs from 'node:fs';" },
  ],
};

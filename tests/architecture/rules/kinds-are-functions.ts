import { importsOf } from '../imports.ts';
import type { Rule } from '../rule.ts';

/** The code of kinds may import only these; everything else is passed to it. */
const allowed = ['kinds/', 'schemas/', 'diagnostics/'];

export const kindsAreFunctions: Rule = {
  name: 'the code of kinds imports schemas, diagnostics and other kinds, and nothing of Node or of a package',
  find: (sources) =>
    sources
      .filter(({ path }) => path.startsWith('kinds/'))
      .flatMap(importsOf)
      .filter(({ target }) => !allowed.some((folder) => target?.startsWith(folder)))
      .map(({ where, specifier }) => `${where} imports ${specifier}`),
  breaks: [
    { 'kinds/course/a.ts': "import { createHash } from 'node:crypto';" },
    { 'kinds/course/a.ts': "import { parse } from 'yaml';" },
    { 'kinds/course/a.ts': "import { Price } from '../../templates/components/price/price.tsx';" },
  ],
  keeps: [
    {
      'kinds/course/a.ts': "import type { Course } from '../../schemas/planned.ts';",
      'kinds/course/b.ts': "import { gather } from '../planned.ts';",
      'renderer/a.ts': "import fs from 'node:fs';",
    },
  ],
};

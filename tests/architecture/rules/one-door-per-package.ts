import { importsOf } from '../imports.ts';
import type { Rule } from '../rule.ts';

/**
 * Each entry point of a package (`yaml`, `react-dom/server`) is imported by one file, where it can be replaced. Two
 * things don't count: types, which are gone at run time, and React in the templates and the editor, which are written
 * in it. The editor is a bundle of its own, and so has doors of its own.
 */
export const oneDoorPerPackage: Rule = {
  name: 'each package is imported by one file',
  find: (sources) => {
    const doors = new Map<string, Set<string>>();
    for (const { from, specifier, target, erased } of sources.flatMap(importsOf)) {
      const isEditor = from.path.startsWith('editor/');
      const isReact = specifier === 'react' && (isEditor || from.path.startsWith('templates/'));
      if (target !== undefined || erased || isReact || specifier.startsWith('node:')) continue;
      const door = isEditor ? `${specifier} (in the editor)` : specifier;
      doors.set(door, (doors.get(door) ?? new Set()).add(from.path));
    }
    const crowded = [...doors].filter(([, files]) => files.size > 1);
    return crowded.map(([specifier, files]) => `${specifier} is imported by ${[...files].join(', ')}`);
  },
  breaks: [
    { 'cli/a.ts': "import { parse } from 'yaml';", 'renderer/b.ts': "import { stringify } from 'yaml';" },
    { 'cli/a.ts': "import Ajv from 'ajv';", 'renderer/b.ts': "const ajv = await import('ajv');" },
    { 'cli/a.ts': "import { memo } from 'react';", 'renderer/b.ts': "import { memo } from 'react';" },
    {
      'editor/a.ts': "import { Clock } from 'lucide-react';",
      'editor/b.ts': "import { X } from 'lucide-react';",
    },
  ],
  keeps: [
    {
      'cli/a.ts': "import { parse } from 'yaml'; import { join } from 'node:path';",
      'cli/b.ts': "import { join } from 'node:path'; import type { Node } from 'yaml';",
      'templates/a.tsx': "import { memo } from 'react';",
      'templates/b.tsx': "import { memo } from 'react';",
      'templates/icons.ts': "export { Clock } from 'lucide-react';",
      'editor/a.tsx': "import { memo } from 'react'; import { X } from 'lucide-react';",
      'editor/b.tsx': "import { memo } from 'react';",
    },
  ],
};

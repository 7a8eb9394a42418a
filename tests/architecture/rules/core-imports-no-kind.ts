import { isCore } from '../core.ts';
import { importsOf } from '../imports.ts';
import type { Rule } from '../rule.ts';

export const coreImportsNoKind: Rule = {
  name: 'the core imports nothing from the folder of a kind: kinds reach it through the registry',
  find: (sources) =>
    sources
      .filter(({ path }) => isCore(path))
      .flatMap(importsOf)
      .filter(({ target }) => target !== undefined && /^kinds\/[^/]+\//.test(target))
      .map(({ where, specifier }) => `${where} imports ${specifier}`),
  breaks: [
    { 'renderer/plan/a.ts': "import { chatHref } from '../../kinds/chat/chat-link.ts';" },
    { 'renderer/model/a.ts': "import type { CalendarEvent } from '../../kinds/event/calendar-event.ts';" },
    { 'cli/a.ts': "const { course } = await import('../kinds/course/course.ts');" },
    { 'templates/frame/page.tsx': "import { a } from '../../kinds/lead/lead.ts';" },
  ],
  keeps: [
    {
      'renderer/site.ts': "import { kinds } from '../kinds/registry.ts';",
      'renderer/plan/a.ts': "import { gather } from '../../kinds/planned.ts';",
      'kinds/event/a.ts': "import { chatHref } from '../chat/chat-link.ts';",
    },
  ],
};

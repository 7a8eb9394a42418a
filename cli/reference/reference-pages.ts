import type { JsonSchema, Kind, ReadSite, SchemaSet } from '../../renderer/site.ts';
import type { Explanation } from '../explain/explanation.ts';
import { isSchema } from '../scaffold/properties-of.ts';
import { declarationsOf } from './declarations-of.ts';
import { listFields } from './list-fields.ts';
import { forMarkdown, type PrintFieldOptions, printField } from './print-field.ts';
import { printMessages } from './print-messages.ts';

export const referenceFolder = 'docs/reference';

/** A command and its help, as shown in the terminal. */
export type CommandHelp = { name: string; description: string; help: string };

export type ReferenceParts = {
  site: ReadSite;
  explanations: readonly Explanation[];
  commands: readonly CommandHelp[];
  /** A section as an editor would write it. */
  exampleOf: (section: string) => string | undefined;
  /** The components that templates may use, by name. */
  components: readonly ComponentSource[];
};

/** The texts of a component and of the example beside it. */
export type ComponentSource = { name: string; source: string; example: string };

/** Pages for people about all fields and commands, by path relative to the site's folder. */
export function referencePages({
  site,
  explanations,
  commands,
  exampleOf,
  components,
}: ReferenceParts): Map<string, string> {
  const { schemas = {}, kinds = [] } = site;
  const pages = new Map<string, string>();
  const add = (name: string, ...blocks: readonly string[]) =>
    pages.set(`${referenceFolder}/${name}`, `${[...blocks, made].join('\n\n')}\n`);
  const inside = (folder: string) =>
    Object.keys(schemas)
      .filter((name) => name.startsWith(`${folder}/`))
      .map((name) => name.slice(folder.length + 1))
      .sort();
  const settings = schemas.site ?? {};
  add('site-yaml.md', '# site.yaml', ...described(settings), ...fieldsIn(settings, schemas, { up: '' }));
  for (const kind of kinds) add(`kinds/${kind.word}.md`, ...kindPage(kind, schemas));
  for (const name of inside('sections'))
    add(`sections/${name}.md`, ...sectionPage(name, { schemas, example: exampleOf(name) }));
  add('components.md', ...componentsPage(inside('components'), schemas));
  add('templates.md', ...templatesPage(components));
  add('shapes.md', ...shapesPage(schemas));
  add('commands.md', ...commandsPage(commands));
  add('messages.md', ...printMessages(explanations));
  add('README.md', ...indexPage({ kinds, schemas, sections: inside('sections'), commands }));
  return pages;
}

const made = '*Made by `site types` from the schemas, the explanations of messages and the command line.*';

function described({ description }: JsonSchema): string[] {
  return typeof description === 'string' ? [forMarkdown(description)] : [];
}

function fieldsIn(schema: JsonSchema, schemas: SchemaSet, around: PrintFieldOptions): string[] {
  const fields = listFields(schema, schemas);
  return fields.length === 0 ? [] : ['## Fields', ...fields.map((field) => printField(field, around))];
}

function kindPage(kind: Kind, schemas: SchemaSet): string[] {
  const { word, collection, holds, format, named, computed, order } = kind;
  const schema = schemas[word] ?? {};
  const extension = format === 'mdx' ? 'mdx' : 'yaml';
  const file = holds === 'folder' ? `content/${collection}/*.${extension}` : `content/${collection}.yaml`;
  const where =
    format === 'mdx'
      ? `\`${file}\`, or the same name with the ending \`.md\`: these fields between two lines of \`---\`, and below them the text in Markdown.`
      : `\`${file}\``;
  const own = holds === 'folder' ? `${collection}.ID` : collection;
  const names = (path: string) => (named.includes(path) ? `${own}.${path}` : undefined);
  return [
    `# ${schema.title ?? word}`,
    ...described(schema),
    `**Files:** ${where}`,
    ...(holds === 'folder' ? [`**Order:** ${orderInWords(order)}.`] : []),
    ...(computed.length > 0
      ? [`**Worked out, for texts:** ${computed.map((name) => `\`{${own}.${name}}\``).join(', ')}`]
      : []),
    ...fieldsIn(schema, schemas, { up: '../', names }),
  ];
}

function orderInWords(order: readonly string[]): string {
  const by = order.map((field) =>
    field.startsWith('-') ? `\`${field.slice(1)}\`, the last first` : `\`${field}\``,
  );
  return `by ${by.join(', then ')}, then by the name of the file`;
}

type Section = { schemas: SchemaSet; example: string | undefined };

function sectionPage(name: string, { schemas, example }: Section): string[] {
  const schema = schemas[`sections/${name}`] ?? {};
  return [
    `# ${schema.title ?? name}`,
    ...described(schema),
    `Write \`- section: ${name}\` on a page, and below it its own fields and [those of every section](../kinds/page.md#sectionsid).`,
    ...(example === undefined ? [] : ['## Example', ['```yaml', example.trimEnd(), '```'].join('\n')]),
    ...fieldsIn(schema, schemas, { up: '../' }),
  ];
}

function componentsPage(names: readonly string[], schemas: SchemaSet): string[] {
  return [
    '# Components in texts',
    'They go between paragraphs of Markdown, on lines of their own.',
    ...names.flatMap((name) => {
      const schema = schemas[`components/${name}`] ?? {};
      const fields = listFields(schema, schemas).filter((field) => field.schema.means !== 'shared');
      return [
        `## ${schema.title ?? name}`,
        ...described(schema),
        ...fields.map((field) => printField(field, { up: '' })),
      ];
    }),
  ];
}

function templatesPage(components: readonly ComponentSource[]): string[] {
  const block = (text: string) => ['```tsx', text.trimEnd(), '```'].join('\n');
  return [
    '# Components for templates',
    'What a template, of a section for instance, may import from `templates/components`, in a site’s own folder as well. `npx site gallery` shows each at three widths, in light and dark. A component of your own is there, and here, once it has an `example.tsx`, which prints it from what every example is given (`ComponentExample`).',
    ...components.flatMap(({ name, source, example }) => [
      `## ${name}`,
      block(declarationsOf(source)),
      'Its example:',
      block(example),
    ]),
  ];
}

function shapesPage(schemas: SchemaSet): string[] {
  const common = schemas.common ?? {};
  const shapes = Object.entries(isSchema(common.$defs) ? common.$defs : {});
  return [
    '# Shapes that occur in many places',
    'Values that are written in the same way wherever they occur: buttons, pictures, selections.',
    ...shapes.flatMap(([name, shape]) => {
      if (!isSchema(shape)) return [];
      const whole = { path: name, schema: shape, required: false };
      const { $defs: _defs, ...root } = common;
      const fields = listFields(
        { ...shape, $defs: isSchema(common.$defs) ? common.$defs : {} },
        { ...schemas, common: { ...root, $defs: common.$defs } },
      );
      const [, ...rest] = printField(whole, { up: '' }).split('\n\n');
      return [`## ${name}`, rest.join('\n\n'), ...fields.map((field) => printField(field, { up: '' }))];
    }),
  ];
}

function commandsPage(commands: readonly CommandHelp[]): string[] {
  return [
    '# Commands',
    'What each command does and takes, as `npx site help` shows it.',
    ...commands.flatMap(({ name, help }) => [`## ${name}`, ['```text', help.trimEnd(), '```'].join('\n')]),
  ];
}

type Index = {
  kinds: readonly Kind[];
  schemas: SchemaSet;
  sections: readonly string[];
  commands: readonly CommandHelp[];
};

function indexPage({ kinds, schemas, sections, commands }: Index): string[] {
  const about = (schema: JsonSchema | undefined) =>
    forMarkdown(String(schema?.description ?? schema?.title ?? ''));
  return [
    '# Reference',
    'Everything that may be written, and everything that can be asked. How to go about it is in [editing.md](../editing.md).',
    '- [site.yaml](site-yaml.md): the website as a whole\n- [Components in texts](components.md)\n- [Components for templates](templates.md)\n- [Shapes that occur in many places](shapes.md): buttons, pictures, selections\n- [Messages](messages.md), by their codes\n- [Commands](commands.md)',
    'In the name of a field a dot leads into a group, and `[]` stands for each item of a list: `menu[].label` is the label of each entry of the menu. `<name>` is a name of your own.',
    '## Content',
    kinds
      .map(({ word }) => `- [${schemas[word]?.title ?? word}](kinds/${word}.md): ${about(schemas[word])}`)
      .join('\n'),
    '## Sections of pages',
    sections
      .map((name) => `- [${name}](sections/${name}.md): ${about(schemas[`sections/${name}`])}`)
      .join('\n'),
    '## Commands',
    commands
      .map(
        ({ name, description }) =>
          `- [${name}](commands.md#${name.replaceAll(' ', '-')}): ${forMarkdown(description)}`,
      )
      .join('\n'),
  ];
}

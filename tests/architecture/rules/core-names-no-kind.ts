import { isCore } from '../core.ts';
import { readKindNames } from '../kind-names.ts';
import type { Rule } from '../rule.ts';
import { childOf, childrenOf, nodesOf, type Source, type SyntaxNode, whereIs } from '../source.ts';

const { words, exact } = readKindNames();

/** Comments may give a shipped kind as an example; code must not name one. */
export const coreNamesNoKind: Rule = {
  name: 'the core names no shipped kind: neither in texts nor in names',
  find: (sources) =>
    sources
      .filter(({ path }) => isCore(path))
      .flatMap((source) => [...new Set([...nodesOf(source.program)].flatMap((node) => judge(node, source)))]),
  breaks: [
    { 'renderer/plan/a.ts': "export const a = site.entries('courses');" },
    { 'renderer/plan/a.ts': 'export const a = (entry) => entry.course;' },
    { 'renderer/plan/a.ts': 'export const a = { tutors: [] };' },
    { 'renderer/plan/a.ts': 'export function planCourseCards() {}' },
    { 'renderer/plan/a.ts': 'export type TestimonialCard = { id: string };' },
    { 'renderer/read/a.ts': 'export const a = `accreditations/`;' },
    { 'renderer/render/a.ts': "export const a = '.related-courses';" },
    { 'renderer/render/a.ts': 'export const a = /^tutors/;' },
    { 'cli/a.ts': "export const help = 'site new course oet-weekend';" },
    { 'templates/frame/page.tsx': 'export const A = ({ frame }: P) => frame.lead && <b />;' },
    { 'templates/frame/page.tsx': 'export const A = ({ promotion }: P) => <b />;' },
    { 'templates/frame/page.tsx': 'export const A = ({ chat }: P) => <b />;' },
    { 'templates/frame/page.tsx': 'export const A = () => <PromotionStrip />;' },
    { 'templates/frame/page.tsx': 'export const A = () => <b className="enrol-bar" />;' },
    { 'templates/islands/runtime/a.ts': "export const a = all['events'];" },
    { 'cli/a.ts': "export const folders = ['posts', 'questions', 'forms'];" },
  ],
  keeps: [
    {
      'renderer/plan/a.ts': `
        /** \`{courses.oet-weekend.price}\` */
        export const of = (kind: string) => site.entries(kind);
        export const recourse = 'discourse';`,
      'renderer/inspect/a.ts':
        "export const a = (event: Event, form: F) => form.action + event.type + 'post' + legal.href;",
      'templates/frame/page.tsx':
        '<a className="footer__lead" download href={link.download}>{parts.map(show)}</a>;',
      'kinds/course/course.ts': "export const course = 'courses';",
      'templates/sections/course-cards/course-cards.tsx': 'export const CourseCards = () => <b />;',
    },
  ],
};

function judge(node: SyntaxNode, source: Source): string[] {
  const named = [...textsOf(node), ...propertiesOf(node)].filter((text) => exact.has(text));
  const spelt = [...textsOf(node), ...namesOf(node)].filter((text) =>
    wordsIn(text).some((word) => words.has(word)),
  );
  return [...named, ...spelt].map((text) => `${whereIs(source, node)} names "${text.trim()}"`);
}

function textsOf(node: SyntaxNode): string[] {
  if (node.type === 'TemplateElement') return [String(Object(node.value).cooked)];
  if (node.type === 'JSXText') return [String(node.value)];
  if (node.type !== 'Literal') return [];
  return [typeof node.value === 'string' ? node.value : String(node.raw)];
}

function namesOf({ type, name }: SyntaxNode): string[] {
  return ['Identifier', 'JSXIdentifier', 'PrivateIdentifier'].includes(type) ? [String(name)] : [];
}

/** Properties read from an object: `frame.lead`, `{ lead } = frame`. */
function propertiesOf(node: SyntaxNode): string[] {
  if (node.type === 'MemberExpression' && node.computed !== true) return nameOf(childOf(node, 'property'));
  if (node.type !== 'ObjectPattern') return [];
  return childrenOf(node, 'properties').flatMap((property) => nameOf(childOf(property, 'key')));
}

function nameOf(node: SyntaxNode | undefined): string[] {
  return node?.type === 'Identifier' ? [String(node.name)] : [];
}

/** `planCourseCards`, `course-cards`, `a course` → their words, in lower case. */
function wordsIn(text: string): string[] {
  return text
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);
}

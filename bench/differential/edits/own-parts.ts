/** Templates of a site's own that depend on each other: two sections share a badge, and one shows a React island. */

const label = {
  type: 'string',
  title: 'Label',
  description: 'A few words.',
  examples: ['Open today'],
  minLength: 1,
};

function schema(id: string): string {
  const head = { $schema: 'https://json-schema.org/draft/2020-12/schema', $id: id, title: 'Own' };
  const body = { type: 'object', properties: { label }, required: ['label'], additionalProperties: false };
  return `${JSON.stringify({ ...head, description: 'A few words.', ...body }, undefined, 2)}\n`;
}

/** By their paths in the site. */
export const ownParts: Readonly<Record<string, string>> = {
  'schemas/sections/own-note.schema.json': schema('sections/own-note.schema.json'),
  'schemas/sections/own-list.schema.json': schema('sections/own-list.schema.json'),
  'schemas/islands/own-wink.schema.json': schema('islands/own-wink.schema.json'),
  'templates/components/own-badge/own-badge.css':
    '@layer components {\n  .own-badge {\n    gap: 1rem;\n  }\n}\n',
  'templates/components/own-badge/own-badge.tsx': `import './own-badge.css';

export function OwnBadge({ label }: { label: string }) {
  return <b className="own-badge">{label}</b>;
}
`,
  'templates/sections/own-note/own-note.css': '@layer sections {\n  .own-note {\n    gap: 2rem;\n  }\n}\n',
  'templates/sections/own-note/own-note.tsx': `import { OwnBadge } from '../../components/own-badge/own-badge.tsx';
import { Island } from '../../components/island/island.tsx';
import './own-note.css';

export function OwnNote({ label }: { label: string }) {
  return (
    <div className="own-note">
      <OwnBadge label={label} />
      <Island of="own-wink" when="visible" props={{ label }} />
    </div>
  );
}
`,
  'templates/sections/own-list/own-list.tsx': `import { OwnBadge } from '../../components/own-badge/own-badge.tsx';
import { SectionHeading } from '../../components/section-heading/section-heading.tsx';

export const OwnList = ({ label }: { label: string }) => (
  <div className="own-list">
    <SectionHeading title={label} />
    <OwnBadge label={label} />
  </div>
);
`,
  'templates/islands/own-wink/own-wink.island.tsx': `import { shown } from './own-words.ts';

export default function OwnWink({ label }: { label: string }) {
  return <i className="own-wink">{shown(label)}</i>;
}
`,
  'templates/islands/own-wink/own-words.ts': 'export const shown = (text: string) => text.concat("!");\n',
};

/** The sections on a page. */
export const ownSections = `
  - section: own-note
    label: A note of our own
  - section: own-list
    label: A list of our own
`;

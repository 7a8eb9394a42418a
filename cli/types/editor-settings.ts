import path from 'node:path';

/**
 * The settings of VS Code, by path relative to the site's folder: which schema holds for which files, so that
 * completion and hover help need no set-up. `folder` is where the schemas for editors stand, relative as well.
 */
export function editorSettings(folder: string): Map<string, string> {
  const schemas = globBySchema.map(([name, glob]) => [
    `./${path.posix.join(folder, `${name}.schema.json`)}`,
    glob,
  ]);
  const settings = {
    'yaml.schemas': Object.fromEntries(schemas),
    'yaml.schemaStore.enable': false,
    'files.eol': '\n',
  };
  return new Map([
    ['.vscode/settings.json', `${JSON.stringify(settings, null, 2)}\n`],
    ['.vscode/extensions.json', `${JSON.stringify(editorExtensions, null, 2)}\n`],
  ]);
}

const editorExtensions = { recommendations: ['redhat.vscode-yaml', 'unifiedjs.vscode-mdx'] };

/** Also what the test of the shipped content goes by. Posts and legal texts are MDX: editors check no front matter. */
export const globBySchema: readonly (readonly [schema: string, glob: string])[] = [
  ['site', 'site.yaml'],
  ['facts', 'content/facts.yaml'],
  ['wording', 'content/wording.yaml'],
  ['page', 'content/pages/*.yaml'],
  ['course', 'content/courses/*.yaml'],
  ['testimonial', 'content/testimonials/*.yaml'],
  ['tutor', 'content/tutors/*.yaml'],
  ['event', 'content/events/*.yaml'],
  ['accreditation', 'content/accreditations/*.yaml'],
  ['question', 'content/questions/*.yaml'],
  ['outcome', 'content/outcomes/*.yaml'],
  ['form', 'content/forms/*.yaml'],
];

import { basename, dirname, relative } from 'node:path';
import { guardOwn } from '../bundle/guard-own.ts';
import { layOver } from '../bundle/lay-over.ts';
import { templateFile } from '../bundle/package-folder.ts';
import { type BundleInputs, type BundleProblem, runBundle } from '../bundle/run-esbuild.ts';
import { registryText } from './own-templates.ts';

/**
 * `code` is a CommonJS module with React inside; `map` its source map. `registries` are the names, among
 * `inputs`, of what imports the sections: the site's own first.
 */
export type TemplateBundle = {
  code: string;
  map: string;
  inputs: BundleInputs;
  registries: readonly string[];
};

const entryName = 'templates-entry.ts';

/** One file of all templates for the server. React is inside so that it is the production one, whatever the environment says. */
export async function bundleTemplates(
  folder: string,
): Promise<{ bundle: TemplateBundle } | { problems: BundleProblem[] }> {
  const root = dirname(folder);
  const result = await runBundle(
    {
      absWorkingDir: root,
      stdin: { contents: entry(folder), resolveDir: folder, sourcefile: entryName, loader: 'ts' },
      outfile: 'templates.js',
      platform: 'node',
      target: 'node20',
      format: 'cjs',
      sourcemap: 'external',
      sourcesContent: false,
      plugins: [layOver(folder, 'templates')],
    },
    'react',
    guardOwn(folder, ['react', 'react-dom', 'lucide-react']),
  );
  if ('problems' in result) return result;
  const { texts, inputs } = result.bundle;
  const registry = relative(root, templateFile(folder, 'registry.ts')).replaceAll('\\', '/');
  return {
    bundle: {
      code: texts.get('templates.js') ?? '',
      map: texts.get('templates.js.map') ?? '{}',
      inputs,
      registries: [`${basename(folder)}/${entryName}`, registry],
    },
  };
}

function entry(folder: string): string {
  const from = (name: string) => JSON.stringify(templateFile(folder, name));
  return `
    ${registryText(folder)}
    export { Page } from ${from('frame/page.tsx')};
    export { SocialPicture } from ${from('social/social-picture.tsx')};
    export { drawings } from ${from('art/drawings.ts')};
    export { faces } from ${from('documents/faces.ts')};
    export { printDocument } from ${from('documents/print-document.ts')};
    export { Section } from ${from('components/section/section.tsx')};
    export { IslandCollector } from ${from('components/island/island.tsx')};
    export { IslandPrefix } from ${from('islands/runtime/island-prefix.ts')};
    export { createElement } from 'react';
    export { renderToStaticMarkup, renderToString } from 'react-dom/server';
  `;
}

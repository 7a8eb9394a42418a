import { basename, dirname, relative } from 'node:path';
import { cutBundle } from '../bundle/cut-bundle.ts';
import { guardOwn } from '../bundle/guard-own.ts';
import { layOver } from '../bundle/lay-over.ts';
import { templateFile } from '../bundle/package-folder.ts';
import { type BundleInputs, type BundleProblem, runBundle } from '../bundle/run-esbuild.ts';
import { registryText } from './own-templates.ts';

/**
 * `code` is a CommonJS module with React inside; `map` its source map. `texts` has what each file of `inputs` came out
 * as in it, where that is clear. `registries` are the names, among `inputs`, of what imports the sections: first the
 * entry, which imports everything.
 */
export type TemplateBundle = {
  code: string;
  map: string;
  inputs: BundleInputs;
  texts: ReadonlyMap<string, string> | undefined;
  entry: string;
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
  const { texts, inputs, outputs } = result.bundle;
  const registry = relative(root, templateFile(folder, 'registry.ts')).replaceAll('\\', '/');
  const code = texts.get('templates.js') ?? '';
  const entryFile = `${basename(folder)}/${entryName}`;
  return {
    bundle: {
      code,
      map: texts.get('templates.js.map') ?? '{}',
      inputs,
      texts: cutBundle({ code, entry: entryFile, sizes: outputs['templates.js']?.inputs ?? {} }),
      entry: entryFile,
      registries: [entryFile, registry],
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

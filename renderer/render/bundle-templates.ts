import { basename, dirname, relative } from 'node:path';
import { blameImports } from '../bundle/blame-imports.ts';
import { cutBundle } from '../bundle/cut-bundle.ts';
import { guardModules } from '../bundle/guard-modules.ts';
import { guardOwn } from '../bundle/guard-own.ts';
import { changingNames } from '../bundle/guards.ts';
import { linkShipped } from '../bundle/link-shipped.ts';
import { type BundleInputs, type BundleProblem, runBundle } from '../bundle/run-esbuild.ts';
import type { ShippedModules } from '../bundle/shipped-modules.ts';
import { type CodeFolders, templateFile } from '../store/package-folder.ts';
import { forServer, templatesEntry } from './templates-entry.ts';

/**
 * `code` is a CommonJS module, `map` its source map. `texts` holds the output of each bundled file, if that can be
 * determined; `imports` covers the files in the bundle, `inputs` the linked ones as well. `registries` names the
 * `inputs` that import the sections: first the entry, which imports everything.
 */
export type TemplateBundle = {
  code: string;
  map: string;
  texts: ReadonlyMap<string, string> | undefined;
  imports: BundleInputs;
  inputs: BundleInputs;
  entry: string;
  registries: readonly string[];
  linked: LinkedModules;
};

/** What the bundle is linked with: its version, and the exports of its files. */
export type LinkedModules = { version: string; modules: ReadonlyMap<string, object> };

const entryName = 'templates-entry.ts';

/**
 * Bundles templates for the server into one file: a site's own and the shipped ones that import any of them, directly
 * or indirectly; for the program's folder, the `changed` ones likewise. The rest is linked. See `linkShipped`.
 */
export async function bundleTemplates(
  folders: CodeFolders,
  shipped: ShippedModules,
  changed?: ReadonlySet<string>,
): Promise<{ bundle: TemplateBundle } | { problems: BundleProblem[] }> {
  const [folder] = folders;
  const root = dirname(folder);
  const link = linkShipped({ folders, changed }, shipped);
  const options = {
    ...forServer,
    absWorkingDir: root,
    stdin: {
      contents: templatesEntry(folders),
      resolveDir: folder,
      sourcefile: entryName,
      loader: 'ts' as const,
    },
    define: changingNames,
    plugins: [link.plugin, guardModules()],
  };
  const guard = guardOwn(folders, 'templates');
  const result = await runBundle(options, 'react', guard);
  const { plain } = link;
  if ('problems' in result) {
    const bundling = { root, taken: guard.taken, platform: 'node', runtime: 'react' } as const;
    const problems = await blameImports(result.problems, bundling);
    return { problems: problems.map((problem) => ({ ...problem, text: plain(problem.text) })) };
  }
  const { texts, outputs } = result.bundle;
  const code = texts.get(forServer.outfile) ?? '';
  const entry = `${basename(folder)}/${entryName}`;
  const cut = cutBundle({ code, entry, sizes: outputs[forServer.outfile]?.inputs ?? {} });
  const imports = renamed(result.bundle.inputs, plain);
  return {
    bundle: {
      code,
      map: texts.get(`${forServer.outfile}.map`) ?? '{}',
      texts: cut && new Map([...cut].filter(([file]) => plain(file) === file)),
      imports,
      inputs: link.withShipped(imports),
      entry,
      registries: [entry, relative(root, templateFile(folders, 'registry.ts')).replaceAll('\\', '/')],
      linked: { version: shipped.version, modules: link.modules },
    },
  };
}

function renamed(inputs: BundleInputs, plain: (name: string) => string): BundleInputs {
  return Object.fromEntries(
    Object.entries(inputs).map(([file, input]) => [
      plain(file),
      { ...input, imports: input.imports.map((one) => ({ ...one, path: plain(one.path) })) },
    ]),
  );
}

import { ownProperty } from '../../diagnostics/own-property.ts';
import { withoutCounts } from '../bundle/cut-bundle.ts';
import type { BundleInputs } from '../bundle/run-esbuild.ts';
import type { IslandBundle } from './bundle-islands.ts';
import type { TemplateBundle } from './bundle-templates.ts';
import { digest } from './digest.ts';
import type { TemplateModule } from './evaluate-templates.ts';
import { findTemplate, type StylesOf } from './find-styles.ts';

/**
 * Versions of everything that a part's output may depend on: equal versions print equal markup, which names the same
 * stylesheets and scripts. `social`: the pictures for sharing.
 */
export type PartVersions = {
  frame: string;
  sections: ReadonlyMap<string, string>;
  islands: ReadonlyMap<string, string>;
  art: string;
  documents: string;
  social: string;
};

type VersionPartsInput = {
  bundle: TemplateBundle;
  module: TemplateModule;
  islands: IslandBundle;
  stylesOf: StylesOf;
};

/**
 * A part depends on its own file and all that it imports, and on what prints every part: what a bundle is linked with
 * (React too), the band around sections, the mark of islands. The registry imports all sections, but none of them
 * imports it. A part that can't be matched to an export of its file depends on everything. A section's islands are
 * separate parts.
 */
export function versionParts({ bundle, module, islands, stylesOf }: VersionPartsInput): PartVersions {
  const { code, inputs, imports, texts, entry, registries, linked } = bundle;
  const whole = digest(JSON.stringify([code, linked.version]), 16);
  const digests = new Map([...(texts ?? [])].map(([file, text]) => [file, digest(withoutCounts(text), 16)]));
  const entries = imports[entry]?.imports.map(({ path }) => path) ?? [];
  const printing = entries.filter((file) => isNamed(file, ofEveryPart));
  const versionOf = (files: readonly string[], rest: readonly unknown[] = []) => {
    const reached = texts ? reach(imports, [...files, ...printing]) : [];
    const parts = texts ? reached.map((file) => [file, digests.get(file)]) : [whole];
    return digest(JSON.stringify([linked.version, parts, rest]), 16);
  };
  const named = (name: string) => versionOf(entries.filter((file) => isNamed(file, [name])));
  const ofComponent = (component: unknown, file: string | undefined, rest: readonly unknown[]) => {
    const isFound = file !== undefined && isExported(component, file, bundle);
    return file !== undefined && isFound
      ? versionOf([file], rest)
      : digest(JSON.stringify([whole, rest]), 16);
  };
  const sections = Object.entries(module.sections).map(([kind, component]) => {
    const file = findTemplate(inputs, registries, kind);
    return [kind, ofComponent(component, file, [stylesOf.sections.get(kind)])] as const;
  });
  const ofIslands = [...islands.islands].map(([name, asset]) => {
    const component = ownProperty(module.islands, name)?.component;
    const sent = [islands.loader, asset.preload, asset.styles];
    const file = component && Object.keys(inputs).find((one) => one.endsWith(`/${name}/${name}.island.tsx`));
    return [name, component ? ofComponent(component, file, sent) : digest(JSON.stringify(sent), 16)] as const;
  });
  return {
    frame: digest(JSON.stringify([named('frame/page.tsx'), stylesOf.frame, stylesOf.texts]), 16),
    sections: new Map(sections),
    islands: new Map(ofIslands),
    art: named('art/drawings.ts'),
    documents: versionOf(entries.filter((file) => isNamed(file, ofDocuments))),
    social: named('social/social-picture.tsx'),
  };
}

const ofEveryPart = [
  'components/section/section.tsx',
  'components/island/island.tsx',
  'islands/runtime/island-prefix.ts',
];
const ofDocuments = ['documents/print-document.ts', 'documents/faces.ts'];

function isNamed(file: string, names: readonly string[]): boolean {
  return names.some((name) => file.endsWith(`/${name}`));
}

/** A function's source text appears in the file that defines it. */
function isExported(component: unknown, file: string, { texts, linked }: TemplateBundle): boolean {
  const exports = linked.modules.get(file);
  if (exports) return Object.values(exports).includes(component);
  return typeof component === 'function' && (texts?.get(file)?.includes(String(component)) ?? false);
}

/** The files and all their imports, sorted by name. */
function reach(inputs: BundleInputs, files: readonly string[]): string[] {
  const seen = new Set(files);
  for (const file of seen)
    for (const { path, external } of inputs[file]?.imports ?? []) if (!external) seen.add(path);
  return [...seen].sort();
}

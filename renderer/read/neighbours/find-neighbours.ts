import { findSibling, settingsText } from '../layers/find-layers.ts';

/**
 * The folders of the sites that a site may name under `alternates`, found without reading the YAML: every way to a
 * site.yaml that stands in it counts, since one too many only means that more files are looked at for changes.
 */
export function neighbourFolders(root: string): string[] {
  const ways = settingsText(root).matchAll(/[^\s"',:{}[\]#]{1,1000}\bsite\.yaml\b/g);
  return [...new Set([...ways].flatMap(([way]) => findSibling(root, way) ?? []))];
}

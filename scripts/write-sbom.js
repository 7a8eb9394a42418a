/**
 * `node scripts/write-sbom.js`: writes lib/sbom.cdx.json, a machine-readable list of everything that is installed with
 * the program (CycloneDX 1.5).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { repository } from './repository.js';
import { shippedPackages } from './shipped-packages.js';

/** The list as text, without a time or a serial number: equal packages have equal lists. */
export function describeSbom() {
  const { name, version, description, license, dependencies } = JSON.parse(
    readFileSync(join(repository, 'package.json'), 'utf8'),
  );
  const packages = shippedPackages();
  const program = { path: '', name, version, licence: license, needs: Object.keys(dependencies) };
  const byPath = new Map(packages.map((one) => [one.path, one]));
  const list = {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { ...component(program), type: 'application', description } },
    components: once(packages.map(component), 'bom-ref'),
    dependencies: once(
      [program, ...packages].map((one) => relations(one, byPath)),
      'ref',
    ),
  };
  return `${JSON.stringify(list, null, 2)}\n`;
}

function component({ name, version, licence, integrity, isOptional }) {
  const checksum = integrity && Buffer.from(integrity.replace(/^sha512-/, ''), 'base64').toString('hex');
  return {
    'bom-ref': `${name}@${version}`,
    type: 'library',
    name,
    version,
    scope: isOptional ? 'optional' : 'required',
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    ...(checksum && { hashes: [{ alg: 'SHA-512', content: checksum }] }),
    licenses: [{ expression: licence }],
  };
}

function relations({ path, name, version, needs }, byPath) {
  const found = needs.flatMap((need) => findNeeded(path, need, byPath) ?? []);
  return { ref: `${name}@${version}`, dependsOn: [...new Set(found)].toSorted() };
}

/** As Node resolves it: in the package's own folder, then in those above. */
function findNeeded(path, need, byPath) {
  const own = byPath.get(`${path === '' ? '' : `${path}/`}node_modules/${need}`);
  if (own) return `${own.name}@${own.version}`;
  const above = path.slice(0, Math.max(path.lastIndexOf('/node_modules/'), 0));
  return path === '' ? undefined : findNeeded(above, need, byPath);
}

/** One version of a package may be installed in several places. */
function once(items, key) {
  return [...new Map(items.map((item) => [item[key], item])).values()];
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  writeFileSync(join(repository, 'lib/sbom.cdx.json'), describeSbom());

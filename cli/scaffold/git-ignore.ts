/** The files in a site’s folder that aren't part of it: output, caches, packages, secrets. */
export const gitIgnore = ['dist/', '.site/', 'node_modules/', '.env*', ''].join('\n');

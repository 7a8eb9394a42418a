/** What stands in a site’s folder without being part of it: what is built, what makes the next build quicker, packages, secrets. */
export const gitIgnore = ['dist/', '.site/', 'node_modules/', '.env*', ''].join('\n');

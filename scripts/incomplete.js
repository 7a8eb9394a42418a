/**
 * The exit code if this machine lacks something that a command needs: a network, disk space, a browser. No test has
 * failed then, and nothing is wrong with the site. `site` itself uses it too (cli/exit-codes.ts).
 */
export const incomplete = 69;

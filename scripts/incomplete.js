/**
 * The exit code where this machine lacks something that a command needs: a network, room on the disk, a browser. No
 * test has failed then, and nothing is wrong with the site. `site` itself has it too (cli/exit-codes.ts).
 */
export const incomplete = 69;

/** One of the site’s own files comes (`before` is undefined) or goes (`after` is). Both with their byte order mark. */
export type FileChange = { file: string; before?: string; after?: string };

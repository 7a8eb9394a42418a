/**
 * One of the site’s own files comes (`before` is undefined), goes (`after` is), or gets another text. Both with their
 * byte order mark.
 */
export type FileChange = { file: string; before?: string; after?: string };

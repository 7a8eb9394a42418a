import type { Article } from '../generate/write-article.ts';

/** Another generator, with the smallest project that shows the same articles. */
export type Peer = {
  name: string;
  /** What its build does beside the articles and their layout. */
  features: string[];
  /** npm packages with exact versions; none where the program is the system's own. */
  packages: Readonly<Record<string, string>>;
  /** Versions that npm is told to take for packages of packages. */
  overrides?: Readonly<Record<string, string>>;
  /** Relative paths and texts of its project. */
  files: (articles: readonly Article[]) => [path: string, text: string][];
  /** The source of an article, relative to the project. */
  source: (slug: string) => string;
  /** What starts it; `modules` is the folder `node_modules` that holds the packages. */
  program: (modules: string) => { program: string; args: string[] };
  environment?: Readonly<Record<string, string>>;
  /** The argument with which it prints its version. */
  asksVersion: string;
  /** The arguments of a build. It is started in its project. */
  build: (project: string, out: string) => string[];
  /** The arguments with which it serves its project and follows changes. */
  serve: (project: string, out: string, port: number) => string[];
};

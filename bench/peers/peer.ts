import type { Article } from '../generate/write-article.ts';

/** Another generator, with the smallest project that shows the same articles. */
export type Peer = {
  name: string;
  /** The features of its build besides the articles and their layout. */
  features: string[];
  /** npm packages with exact versions; empty if the program is the system's own. */
  packages: Readonly<Record<string, string>>;
  /** Versions that npm should use for transitive dependencies. */
  overrides?: Readonly<Record<string, string>>;
  /** Relative paths and texts of its project. */
  files: (articles: readonly Article[]) => [path: string, text: string][];
  /** The source of an article, relative to the project. */
  source: (slug: string) => string;
  /** The command; `modules` is the folder `node_modules` with the packages. */
  program: (modules: string) => { program: string; args: string[] };
  environment?: Readonly<Record<string, string>>;
  /** The argument that prints its version. */
  asksVersion: string;
  /** The arguments of a build. Its project is the working folder. */
  build: (project: string, out: string) => string[];
  /** The arguments to serve its project and watch for changes. */
  serve: (project: string, out: string, port: number) => string[];
};

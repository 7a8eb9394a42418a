import { type BundleProblem, runBundle, styleTargets } from './run-esbuild.ts';

/**
 * A stylesheet of an npm package: with the sheets that it imports, and with its pictures inside, which have no place of
 * their own in the output. Its typefaces are left out: the site's policy allows only those that the site serves.
 */
export async function bundlePackageStyles(
  root: string,
  file: string,
): Promise<{ text: string; warnings: BundleProblem[] }> {
  const warnings: BundleProblem[] = [];
  const built = await runBundle(
    {
      absWorkingDir: root,
      entryPoints: [`./${file}`],
      outfile: 'package.css',
      minify: true,
      target: styleTargets,
      loader: pictures,
      plugins: [
        {
          name: 'typefaces',
          setup(setup) {
            setup.onResolve({ filter: /\.(?:woff2?|ttf|otf|eot)(?:[?#]|$)/i }, ({ path }) => {
              const text = `its typeface “${path}” is not published. Name it in site.yaml instead.`;
              if (warnings.length === 0) warnings.push({ file, line: 1, column: 1, text });
              return { path, external: true };
            });
          },
        },
      ],
    },
    'found',
  );
  if ('problems' in built) return { text: '', warnings: built.problems };
  return { text: (built.bundle.texts.get('package.css') ?? '').trim(), warnings };
}

const inside = 'dataurl' as const;
const pictures = {
  '.css': 'css' as const,
  '.png': inside,
  '.gif': inside,
  '.jpg': inside,
  '.jpeg': inside,
  '.svg': inside,
  '.webp': inside,
  '.avif': inside,
};

/** Pictures of Astro that a text imports, `src={photo}`, by their files. */
export function fillImportedPictures(text: string): string {
  const files = new Map(
    [...text.matchAll(/^import\s+(\w+)\s+from\s+["']([^"'\n]+\.(?:png|jpe?g|gif|webp|avif|svg))["']/gm)].map(
      ([, name = '', file = '']) => [name, file],
    ),
  );
  return text.replace(/\bsrc=\{(\w+)(?:\.src)?\}/g, (written, name: string) => {
    const file = files.get(name);
    return file === undefined ? written : `src="${file}"`;
  });
}

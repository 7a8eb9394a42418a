/** A vector picture as PNG, with nothing of the machine in it: no typefaces, no files. */
export async function rasterise(svg: string): Promise<Uint8Array> {
  const { Resvg } = await import('@resvg/resvg-js');
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}

/** What was copied, as far as a text can take it: its pages are read only while it is pasted. */
export type ClipboardContent = { html: string; text: string; pictures: readonly File[] };

export function readClipboard(data: DataTransfer): ClipboardContent {
  return {
    html: data.getData('text/html'),
    text: data.getData('text/plain').replace(/\r\n?/g, '\n'),
    pictures: [...data.files].filter(({ type }) => type.startsWith('image/')),
  };
}

/** `html` with the addresses `pasted:0`, `pasted:1` … for these pictures. */
export type DetachedPictures = { html: string; pictures: readonly File[] };

/** Takes the pictures that are in what was copied out of it. */
export function detachPictures({ html, pictures: [file, ...others] }: ClipboardContent): DetachedPictures {
  if (!/<img\b/i.test(html)) return { html, pictures: [] };
  const page = new DOMParser().parseFromString(html, 'text/html');
  const images = [...page.querySelectorAll('img')];
  const pictures: File[] = [];
  const [only] = images;
  // A picture copied alone comes as a file, and as an address from which nobody fetches it.
  const isAlone = images.length === 1 && file && others.length === 0 && !only?.src.startsWith('data:');
  if (only && isAlone) take(only, file, pictures);
  else for (const image of images) take(image, fileIn(image), pictures);
  return { html: page.documentElement.outerHTML, pictures };
}

function take(image: HTMLImageElement, file: File | undefined, pictures: File[]): void {
  if (file) image.setAttribute('src', `pasted:${pictures.push(file) - 1}`);
  else if (image.src.startsWith('data:')) image.setAttribute('src', 'pasted:');
}

/** In characters: what isn’t larger shows nothing. */
const smallest = 200;

function fileIn({ src, alt }: HTMLImageElement): File | undefined {
  const [whole, type = '', body = ''] = /^data:image\/([a-z]+)(?:\+xml)?;base64,(.*)$/s.exec(src) ?? [];
  if (whole === undefined || body.length < smallest) return undefined;
  try {
    const bytes = Uint8Array.from(atob(body), (letter) => letter.charCodeAt(0));
    return new File([bytes], `${alt.slice(0, 60) || 'picture'}.${type}`);
  } catch {
    return undefined;
  }
}

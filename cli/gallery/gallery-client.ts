/**
 * The script of the gallery: hides in each frame what the page has besides the example, and makes the frame as high as
 * that, smaller where the window is narrower. Asks every second for a newer version: a stream for each frame would be
 * more than browsers open to one server. Sent as the text of this function.
 */
export function galleryClient(): void {
  const hideBesides = (main: HTMLElement, section: string): void => {
    const besides = [...(main.parentElement?.children ?? [])].filter(
      (part) => part !== main && part.localName !== 'dialog',
    );
    const heading = section === 'page-hero' ? null : main.querySelector('.section--page-hero');
    for (const part of besides) part.setAttribute('hidden', '');
    heading?.remove();
  };

  const adapt = (frame: HTMLIFrameElement): void => {
    const main = frame.contentDocument?.querySelector('main');
    if (!main) return;
    hideBesides(main, frame.dataset.section ?? '');
    const around = frame.parentElement;
    const grow = (): void => {
      const height = Math.max(200, main.scrollHeight);
      const scale = Math.min(1, (around?.clientWidth ?? 0) / frame.offsetWidth);
      frame.style.blockSize = `${height}px`;
      frame.style.transform = `scale(${scale})`;
      if (around) around.style.blockSize = `${height * scale}px`;
    };
    const sizes = new ResizeObserver(grow);
    sizes.observe(main);
    if (around) sizes.observe(around);
  };

  for (const frame of document.querySelectorAll('iframe')) {
    frame.addEventListener('load', () => adapt(frame));
    if (frame.contentDocument?.readyState === 'complete') adapt(frame);
  }

  const follow = async (): Promise<void> => {
    const version = await (await fetch('version')).text();
    const known = document.documentElement.dataset.version;
    document.documentElement.dataset.version = version;
    if (known !== undefined && known !== version) location.reload();
  };
  setInterval(() => void follow().catch(() => {}), 1000);
}

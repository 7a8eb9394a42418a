/** The address of a film's player: YouTube's without cookies, Vimeo's without tracking. */
export function playerAddress(url: string): string {
  const id = /(?<![A-Za-z0-9_-])[A-Za-z0-9_-]+$/.exec(url)?.[0] ?? '';
  return new URL(url).hostname === 'vimeo.com'
    ? `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`
    : `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`;
}

/** The link leads home, or back if the previous page belongs to this website. */
export default function goBack(element: HTMLElement): void {
  const cameFromHere = document.referrer.startsWith(`${location.origin}/`) && history.length > 1;
  if (!cameFromHere) return;
  element.querySelector('a')?.addEventListener('click', (event) => {
    event.preventDefault();
    history.back();
  });
}

/** The link leads home; with a page of this website behind the visitor, it leads there instead. */
export default function goBack(element: HTMLElement): void {
  const cameFromHere = document.referrer.startsWith(`${location.origin}/`) && history.length > 1;
  if (!cameFromHere) return;
  element.querySelector('a')?.addEventListener('click', (event) => {
    event.preventDefault();
    history.back();
  });
}

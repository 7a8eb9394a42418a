/** A button that prints the page. */
export default function printPage(element: HTMLElement): void {
  element.querySelector('button')?.addEventListener('click', () => print());
}

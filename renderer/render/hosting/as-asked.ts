/** An address as browsers ask for it: letters beyond ASCII are encoded, what is encoded already stays as it is. */
export function asAsked(address: string): string {
  return encodeURI(address).replaceAll('%25', '%');
}

/** An address as browsers ask for it: letters beyond ASCII are encoded, what is encoded already stays as it is. */
export function asAsked(address: string): string {
  return encodeURI(address.toWellFormed()).replaceAll('%25', '%');
}

/** The same, of a path in its letters, where a percent sign is one, and a question mark asks nothing. */
export function pathAsAsked(path: string): string {
  return encodeURI(path.toWellFormed()).replaceAll('?', '%3F').replaceAll('#', '%23');
}

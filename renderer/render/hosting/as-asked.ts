/** An address as browsers request it: non-ASCII letters are encoded, what is already encoded is unchanged. */
export function asAsked(address: string): string {
  return encodeURI(address.toWellFormed()).replaceAll('%25', '%');
}

/** The same for an unencoded path: percent signs and question marks are literal. */
export function pathAsAsked(path: string): string {
  return encodeURI(path.toWellFormed()).replaceAll('?', '%3F').replaceAll('#', '%23');
}

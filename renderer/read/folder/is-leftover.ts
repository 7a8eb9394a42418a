/** A name in `content/` that is nobody's content: a hidden file, or what editors and computers put beside others. */
export function isLeftover(name: string): boolean {
  return /^\.|~$|^#.*#$|\.sw[a-p]$|^(?:Thumbs\.db|desktop\.ini)$/i.test(name);
}

/**
 * Whether a name in `content/` is not content: a hidden file, or one that editors and operating systems leave behind.
 */
export function isLeftover(name: string): boolean {
  return /^\.|~$|^#.*#$|\.sw[a-p]$|^(?:Thumbs\.db|desktop\.ini)$/i.test(name);
}

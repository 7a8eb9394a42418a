/** Whether this process only builds sites. Only then may process-wide settings be changed. */
let isOwn = false;

export function ownProcess(): void {
  isOwn = true;
}

export function isOwnProcess(): boolean {
  return isOwn;
}

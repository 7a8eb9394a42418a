/** Whether this process does nothing but build sites. Only then may anything be changed for all of it. */
let isOwn = false;

export function ownProcess(): void {
  isOwn = true;
}

export function isOwnProcess(): boolean {
  return isOwn;
}

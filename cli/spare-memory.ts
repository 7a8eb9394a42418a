import { setFlagsFromString } from 'node:v8';

/**
 * Has V8 look for what it can give back when the heap has grown by half. By itself it lets the heap of a busy process
 * grow to four times what is in use: a build then takes a third more memory, and is a few hundredths faster.
 */
export function spareMemory(): void {
  setFlagsFromString('--heap-growing-percent=50');
}

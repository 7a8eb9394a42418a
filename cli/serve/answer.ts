/** By name, small letters. */
export type Headers = Record<string, string>;

export type Answer = { status: number; headers: Headers; body: Uint8Array | string };

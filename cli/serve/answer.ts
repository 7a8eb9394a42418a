/** By name, small letters. */
export type Headers = Record<string, string>;

export type Answer = {
  status: number;
  headers: Headers;
  body: Uint8Array | string;
  /** Whether it only stands in for what a build is about to write: not worth compressing. */
  isEarly?: boolean;
};

/** By name, in lower case. */
export type Headers = Record<string, string>;

export type HttpAnswer = {
  status: number;
  headers: Headers;
  body: Uint8Array | string;
  /** Whether it is only a preview of what a build is about to write: not worth compressing. */
  isEarly?: boolean;
};

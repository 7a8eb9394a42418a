/** What a page may load, and where it may connect to: everything not listed is blocked. */
export type PolicyNeeds = {
  /** Hashes of inline style elements, as `policyHash` returns them. */
  styleHashes: readonly string[];
  dataImages: boolean;
  /** The site itself serves video or audio. */
  media?: boolean;
  /** Origins that forms may post or navigate to. */
  formTargets: readonly string[];
  /** Origins that scripts may fetch from. */
  connectTargets: readonly string[];
  /** Origins whose pages may be framed: video players. */
  frameTargets?: readonly string[];
  /** The site has a search, whose engine is WebAssembly. */
  searchFolder?: string;
};

/** Source: https://www.w3.org/TR/CSP3/ and https://www.w3.org/TR/trusted-types/. */
export function contentSecurityPolicy(needs: PolicyNeeds): string {
  return [
    "default-src 'none'",
    needs.searchFolder === undefined ? "script-src 'self'" : "script-src 'self' 'wasm-unsafe-eval'",
    ['style-src', "'self'", ...needs.styleHashes].join(' '),
    needs.dataImages ? "img-src 'self' data:" : "img-src 'self'",
    "font-src 'self'",
    ...(needs.media ? ["media-src 'self'"] : []),
    ['connect-src', "'self'", ...sources(needs.connectTargets)].join(' '),
    ...(needs.frameTargets?.length ? [['frame-src', ...sources(needs.frameTargets)].join(' ')] : []),
    ['form-action', "'self'", ...sources(needs.formTargets)].join(' '),
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}

/** Browsers read this directive from the header only. */
export const headerOnlyPolicy = "frame-ancestors 'none'";

/** Drops targets that would smuggle in a directive. */
function sources(targets: readonly string[]): string[] {
  return [...new Set(targets)].filter((target) => !/[\s;,'"]/.test(target)).sort();
}

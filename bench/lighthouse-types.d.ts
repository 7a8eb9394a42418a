/** The part of Lighthouse that we use; its own types are missing until `npm run lighthouse` has installed it. */
declare module 'lighthouse' {
  type Audit = { score: number | null; displayValue?: string };
  type Judged = { score: number | null; auditRefs: readonly { id: string; weight: number }[] };
  type Report = {
    runtimeError?: { message: string };
    categories: Readonly<Record<string, Judged>>;
    audits: Readonly<Record<string, Audit>>;
  };
  type Options = { port: number; logLevel: 'error'; onlyCategories: string[] };

  export default function lighthouse(address: string, options: Options): Promise<{ lhr: Report } | undefined>;
}

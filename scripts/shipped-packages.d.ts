export function shippedPackages(): {
  path: string;
  name: string;
  version: string;
  integrity: string;
  licence: string;
}[];

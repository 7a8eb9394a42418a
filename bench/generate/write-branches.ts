import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The site of this repository with branches, each with its own name, address, contacts and course price. */
export async function writeBranches(folder: string, repository: string, count: number): Promise<void> {
  await cp(join(repository, 'content'), join(folder, 'content'), { recursive: true });
  const settings = await readFile(join(repository, 'site.yaml'), 'utf8');
  // The site's own branches are left out.
  await writeFile(join(folder, 'site.yaml'), settings.replace(/^alternates:\n(?: .*\n)+/m, ''));
  for (let number = 1; number <= count; number += 1) {
    const branch = join(folder, branchFolder(number));
    await mkdir(join(branch, 'content/courses'), { recursive: true });
    await writeFile(join(branch, 'site.yaml'), settingsOf(number));
    await writeFile(join(branch, 'content/courses/osce-virtual-adult.yaml'), `price: ${300 + number}\n`);
  }
}

export function branchFolder(number: number): string {
  return `branches/branch-${number}`;
}

function settingsOf(number: number): string {
  return `extends: ../../site.yaml
name: OSCE Academy ${number}
origin: https://branch-${number}.example.com
contact:
  phone: "+44 20 7946 0${100 + number}"
  email: hello@branch-${number}.example.com
confirmed:
  [accreditations, community, contact.branches, contact.office, contact.whatsapp, forms.lead.delivery.action,
   forms.subscribe.delivery.action, shop.address, social, legal, testimonials]
`;
}

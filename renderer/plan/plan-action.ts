import type { Action, Period } from '../../schemas/planned.ts';
import { locate } from '../source/locate.ts';
import { branchNumber, chatHref } from './chat-link.ts';
import { finishAddress, finishLink } from './finish-address.ts';
import { isHiddenAddress } from './hidden-addresses.ts';
import { planPeriod } from './plan-period.ts';
import { planString } from './plan-text.ts';
import { type Cursor, type PageScope, step } from './planner.ts';
import { type Fields, fields, optionalText, text } from './read-fields.ts';

/** A button as an editor writes it: a label and one of `to`, `dialog`, `download`, `chat`. */
export function planAction(written: Fields, cursor: Cursor, page: PageScope, when: Period = {}): Action {
  const face = {
    label: planString(text(written.label), step(cursor, 'label'), page),
    emphasis: planEmphasis(written.emphasis, cursor),
    ...(written.icon !== undefined && { icon: text(written.icon) }),
    ...(Object.keys(when).length > 0 && { when }),
  };
  if (written.dialog !== undefined)
    return { ...face, kind: 'dialog', dialog: text(written.dialog), href: homeHref(page) };
  const remember = (href: string, key: string) =>
    page.origins.push({
      path: `${cursor.at}/href`,
      value: href,
      places: [locate(cursor.source, [...cursor.path, key])],
    });
  if (written.download !== undefined) {
    const download = planDownload(text(written.download), page);
    remember(download.href, 'download');
    return { ...face, kind: 'download', ...download };
  }
  const link =
    written.chat === undefined
      ? planTarget(written, cursor, page)
      : planChat(fields(written.chat), cursor, page);
  remember(link.href, written.chat === undefined ? 'to' : 'chat');
  return { ...face, kind: 'link', ...link };
}

/** As its `when` says, and no longer than what its words name. Undefined where it is over, or leads to a hidden page. */
export function planActionPeriod({ when, label, to, chat }: Fields, page: PageScope): Period | undefined {
  if (isHiddenAddress(text(to), page)) return undefined;
  const words = { label, to, message: fields(chat).message };
  return planPeriod({ when, ...words }, { required: Object.keys(words) }, page);
}

/** Left out, the first action of a list is the important one. */
function planEmphasis(written: unknown, cursor: Cursor): Action['emphasis'] {
  if (written === 'primary' || written === 'secondary' || written === 'quiet') return written;
  const last = cursor.path.at(-1);
  return last === 0 ? 'primary' : 'secondary';
}

function planTarget(written: Fields, cursor: Cursor, page: PageScope) {
  return finishLink(planString(text(written.to), step(cursor, 'to'), page), page.address);
}

function planChat(written: Fields, cursor: Cursor, page: PageScope) {
  const message = planString(text(written.message), step(step(cursor, 'chat'), 'message'), page);
  const number = branchNumber(page.settings, optionalText(written.branch));
  return { href: chatHref(page.settings, number, message), external: true };
}

/** A document that site.yaml lists under `downloads`. */
export function planDownload(id: string, page: PageScope): { href: string; fileName: string } {
  const download = page.settings.downloads?.find((candidate) => candidate.id === id);
  if (!download) throw new Error(`download ${id} was not checked`);
  return {
    href: download.file ? page.file(download.file) : `${page.address.base}/downloads/${download.fileName}`,
    fileName: download.fileName,
  };
}

function homeHref(page: PageScope): string {
  return finishAddress('/', page.address);
}

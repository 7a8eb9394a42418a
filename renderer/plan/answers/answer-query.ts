import { type Planned, plain, type Query } from '../../../kinds/planned.ts';
import type { Context } from '../context/context.ts';
import { lookIntoFile } from '../context/look-into-file.ts';
import { planFrame } from '../pages/plan-frame.ts';
import { answerAddress, answerHref } from './answer-address.ts';
import { answerEntry, answerShown } from './answer-entry.ts';
import { answerFilters, answerGroups, answerPages } from './answer-list.ts';
import { answerMedia } from './answer-media.ts';
import { answerName } from './answer-name.ts';
import { answerSearch } from './answer-search.ts';
import { answerAny, answerSelection } from './answer-selection.ts';
import { answerSetting, answerWording } from './answer-setting.ts';
import { answerShared } from './answer-shared.ts';

/** Answers the questions of planning, with one function per question. */
export function answerQuery(query: Query, context: Context): Planned<unknown> {
  switch (query.ask) {
    case 'value':
    case 'text':
    case 'mentions':
      return plain(lookIntoFile(query, context.source(query.file)));
    case 'entry':
      return answerEntry(query, context);
    case 'shown':
      return answerShown(query, context);
    case 'selection':
      return answerSelection(query, context);
    case 'pages':
      return answerPages(query, context);
    case 'groups':
      return answerGroups(query, context);
    case 'filters':
      return answerFilters(query, context);
    case 'name':
      return answerName(query.name, context);
    case 'setting':
      return answerSetting(query, context);
    case 'wording':
      return answerWording(query, context);
    case 'media':
      return answerMedia(query.name, context);
    case 'address':
      return answerAddress(query.address, context);
    case 'href':
      return answerHref(query, context);
    case 'shared':
      return answerShared(query.name, context);
    case 'ids':
      return plain(context.entries(query.kind).map(({ id }) => id));
    case 'any':
      return answerAny(query.kind, context);
    case 'past':
      return plain(Date.parse(query.instant) <= context.now);
    case 'search':
      return answerSearch(context);
    case 'frame':
      return planFrame(context);
  }
}

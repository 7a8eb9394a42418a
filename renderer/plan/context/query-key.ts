import type { Query } from '../../../kinds/planned.ts';

/** Equal questions have equal keys. The commonest are put together by hand: they are asked hundreds of times a page. */
export function queryKey(query: Query): string {
  switch (query.ask) {
    case 'value':
      return `value\0${query.file}\0${query.path.join('\0')}`;
    case 'shown':
      return `shown\0${query.kind}\0${query.id}`;
    case 'name':
      return `name\0${query.name}`;
    case 'address':
      return `address\0${query.address}`;
    case 'text':
      return `text\0${query.file}`;
    default:
      return JSON.stringify(query);
  }
}

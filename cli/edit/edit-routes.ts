import { answerSave, answerTry } from './answers/answer-edits.ts';
import { answerField } from './answers/answer-field.ts';
import { answerPage } from './answers/answer-page.ts';
import { answerSession } from './answers/answer-session.ts';
import type { Desk } from './desk.ts';
import { ask, type Routes, tell, write } from './routes.ts';

/** All that the editor in the browser may ask for. */
export function editRoutes(desk: Desk): Routes {
  return new Map([
    ['/api/session', ask(() => answerSession(desk))],
    ['/api/page', ask((query) => answerPage(desk, query.get('address') ?? '/'))],
    ['/api/field', ask((query) => answerField(desk, query.get('id')))],
    ['/api/preview', tell((body) => answerTry(desk, body))],
    ['/api/try', tell((body) => answerTry(desk, body))],
    ['/api/save', write((body) => answerSave(desk, body))],
    ['/api/events', { ...ask(async () => ({ value: {} })), stream: desk.events.open }],
  ]);
}

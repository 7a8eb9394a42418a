import { wordTable } from '../../../diagnostics/word-table.ts';

/** Common words for icons, and the icons that they mean. */
const icons = wordTable({
  ...{ location: 'map-pin', pin: 'map-pin', place: 'map-pin', address: 'map-pin', marker: 'map-pin' },
  ...{ email: 'mail', envelope: 'mail', letter: 'mail', post: 'mail' },
  ...{ time: 'clock', hours: 'clock', watch: 'clock', duration: 'clock', date: 'calendar', day: 'calendar' },
  ...{ tick: 'check', checkmark: 'check', done: 'check', yes: 'check', close: 'x', no: 'x' },
  ...{ person: 'user', profile: 'user', people: 'users', group: 'users', team: 'users', students: 'users' },
  ...{ home: 'house', telephone: 'phone', call: 'phone', mobile: 'smartphone', computer: 'laptop' },
  ...{
    web: 'globe',
    internet: 'globe',
    website: 'globe',
    world: 'globe',
    money: 'banknote',
    card: 'credit-card',
  },
  ...{
    pound: 'pound-sterling',
    price: 'tag',
    fee: 'pound-sterling',
    percentage: 'percent',
    discount: 'percent',
  },
  ...{ warning: 'triangle-alert', alert: 'triangle-alert', question: 'circle-help', help: 'circle-help' },
  ...{
    chat: 'message-circle',
    message: 'message-circle',
    comment: 'message-circle',
    whatsapp: 'message-circle',
  },
  ...{
    certificate: 'award',
    prize: 'trophy',
    degree: 'graduation-cap',
    student: 'graduation-cap',
    hat: 'graduation-cap',
  },
  ...{ nurse: 'stethoscope', doctor: 'stethoscope', medicine: 'pill', injection: 'syringe', film: 'video' },
  ...{
    photo: 'image',
    picture: 'image',
    document: 'file-text',
    pdf: 'file-text',
    pen: 'pencil',
    edit: 'pencil',
  },
  ...{ support: 'headset', secure: 'lock', security: 'shield-check', idea: 'lightbulb' },
});

/** The icon for a word, if it is among those allowed. */
export function meantIcon(word: string, allowed: readonly string[]): string | undefined {
  const key = word.toLowerCase().trim();
  const icon = icons.get(key);
  return icon !== undefined && allowed.includes(icon) ? icon : undefined;
}

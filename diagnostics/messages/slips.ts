/** Why a text doesn't have the form that its field requires, as the end of a sentence. */
const slips = {
  'space-around': 'there is a space before or after it',
  capitals: 'it has capital letters',
  'small-letters': 'it has lowercase letters',
  spaces: 'it has a space in it',
  underscores: 'it has an underscore in it',
  accents: 'it has letters with accents',
  dots: 'it has a full stop in it',
  'edge-hyphen': 'it starts or ends with a hyphen',
  'double-hyphen': 'it has two hyphens in a row',
  'first-digit': 'it starts with a digit',
  'slash-at-end': 'it ends with a slash',
  'slash-missing': 'it doesn’t start with a slash',
  'slash-at-start': 'it starts with a slash',
  'double-slash': 'it has two slashes in a row',
  'file-ending': 'it has the ending of a file',
  'whole-address': 'only the part after the domain belongs here',
  'path-after-domain': 'something follows the domain',
  'scheme-missing': 'it doesn’t start with https://',
  'scheme-misspelt': 'its beginning isn’t quite https://',
  'scheme-insecure': 'it starts with http://, without the s',
  'currency-name': 'a currency is written as its three letters',
  'hash-missing': 'the # at the start is missing',
  'hash-given': 'it starts with #',
  'short-colour': 'it has three characters after #, and six are needed',
  'rgb-colour': 'colours are written as # and six characters',
  'colour-name': 'colours are written as # and six characters, not by name',
  'letter-for-digit': 'it has a letter that looks like a digit',
  'hour-of-one-digit': 'the hour needs two digits',
  'colon-misspelt': 'a colon belongs between the hour and the minutes',
  'colon-missing': 'the colon between the hour and the minutes is missing',
  'twelve-hour-clock': 'times are on the 24-hour clock, without am or pm',
  'hour-as-unit': 'the word for hours isn’t needed',
  seconds: 'it has seconds',
  'time-in-words': 'it is in words',
  'time-with-end': 'only the time at which it starts belongs here',
  'time-with-zone': 'the time zone has a field of its own',
  'hour-too-late': 'the last hour of a day is 23',
  'minutes-too-many': 'the last minute of an hour is 59',
  'comma-in-address': 'it has a comma in it',
  'sign-at-end': 'it ends with a comma or a semicolon',
  'quotes-around': 'it has quotation marks around it',
  'year-of-two-digits': 'the year needs four digits',
} as const;

export type Slip = keyof typeof slips;

export function formatSlips([first, second]: readonly Slip[]): string | undefined {
  if (first === undefined) return undefined;
  return second === undefined ? slips[first] : `${slips[first]}, and ${slips[second]}`;
}

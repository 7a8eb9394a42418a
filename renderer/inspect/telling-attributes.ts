/** The attributes that facts are made of, by the names that React and we write them with. */
export const tellingAttributes: ReadonlyMap<string, string> = new Map(
  [
    ...'action alt class commandfor content data for form headers hidden href id imagesrcset label'.split(
      ' ',
    ),
    ...'list method name placeholder popovertarget poster property rel src srcset title type value'.split(
      ' ',
    ),
    ...'aria-activedescendant aria-controls aria-describedby aria-description aria-details'.split(' '),
    ...'aria-errormessage aria-flowto aria-hidden aria-label aria-labelledby aria-owns'.split(' '),
  ].map((name) => [name, name]),
);

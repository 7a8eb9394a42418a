/** The attributes that facts are made of, by the names that React and we print. */
export const tellingAttributes: ReadonlyMap<string, string> = new Map(
  [
    ...'action alt class commandfor content data data-href for form formaction headers hidden href'.split(
      ' ',
    ),
    ...'id imagesrcset label list method name placeholder popovertarget poster property rel src srcset'.split(
      ' ',
    ),
    ...'title type value xlink:href'.split(' '),
    ...'aria-activedescendant aria-controls aria-describedby aria-description aria-details'.split(' '),
    ...'aria-errormessage aria-flowto aria-hidden aria-label aria-labelledby aria-owns'.split(' '),
  ].map((name) => [name, name]),
);

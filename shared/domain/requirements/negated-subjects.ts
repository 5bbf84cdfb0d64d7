const measured =
  '(?:(?:have|be|contain|hold|take|cover|last|cost|weigh|include|use|exceed|comprise) )(?:more|less|fewer|longer|shorter|higher|greater|lower|\\d)'
const negated = new RegExp(
  `^(\\W*)no (?!(?:one|more|fewer|less|longer|other|such|two|matter)\\b)((?:[\\w-]+ ){0,3}?[\\w-]+)(?:, [\\w -]{2,40},| \\([\\w -]{2,40}\\))? (may|must|can|shall|should|will) (?=${measured})`,
  'i',
)

/**
 * "No note, optional or not, may have more than 80 characters" as its writer means it: "A note may not have more than 80 characters". Only
 * where a measure follows, so that "No card may be deleted" stays what it is.
 */
export function withoutNegatedSubject(text: string): string {
  return text.replace(
    negated,
    (_, lead: string, thing: string, verb: string) =>
      `${lead}${/^[aeiou]/i.test(thing) ? 'An' : 'A'} ${thing} ${verb} not `,
  )
}

// To the end of its line: what a person looks for may be several sentences.
const forPerson = /(?:^|(?<=[.!?;]["”]? ))A person checks [^\n]*/gm

export interface SplitExpectation {
  /** What a run checks. */
  checked: string
  /** What only a person can judge, as written. */
  unchecked: string[]
}

/**
 * Parts an expected result into what a run checks and what its author leaves to a person: "A person checks that the rows are easy to read", to the end of the
 * line. Without such a line everything is for the run.
 */
export function splitForPerson(expected: string): SplitExpectation {
  const unchecked = (expected.match(forPerson) ?? []).map((part) => part.trim())
  return unchecked.length === 0
    ? { checked: expected, unchecked }
    : { checked: expected.replaceAll(forPerson, '').trim(), unchecked }
}

/** Parts for a person that their steps do not mark as such, so that a run has to leave them out. */
export const unmarked = (parts: readonly string[]): string[] =>
  parts.filter((part) => splitForPerson(part).unchecked.length === 0)

import type { Check, Target } from '../types.ts'

const predicate =
  '(?:is|are|was|were|has|have|says?|shows?|reads?|displays?|contains?|lists?|states?|opens?|closes?|appears?|disappears?)'
const joint = '(?:and|but|while|whereas|which|that|where|so)'
const furtherFact = new RegExp(
  `(?:^| )${joint} (?:(?:it|they|there|its \\w+|the (?:[\\w-]+ ){1,3}?) ?)?${predicate}\\b| ${predicate} ${joint}\\b`,
  'i',
)

/** Whether a name that stands without quotes holds a clause of its own: "the list and it says" is a place and the beginning of another fact. */
export function holdsFact(checks: readonly Check[], literals: readonly string[]): boolean {
  return checks.some(({ target }) =>
    namesOf(target).some(
      (name) => !literals.includes(name) && furtherFact.test(name.replaceAll(quoted, 'x')),
    ),
  )
}

const quoted = /"[^"]*"/g
const namesOf = ({ name, within, near, or = [] }: Target = {}): string[] => [
  ...(name === undefined ? [] : [name]),
  ...[within, near, ...or].flatMap((one) => (one ? namesOf(one) : [])),
]

const saying =
  /^(?:and |but )?(?:(?:it|that|which)(?: also| now| still)? )?(?:says?|shows?|reads?|states?|displays?)(?: that)? (.+)$/i

/**
 * The clause behind one that says where something is: "Milk is in the list and it says Sold". The text is a fact of its own, and not known to
 * be a part of what was spoken of. Undefined for any other clause.
 */
export function saidBeside(
  clause: string,
  before: readonly Check[],
): { clause: string; beside: string | undefined } | undefined {
  const [, text] = saying.exec(clause.trim()) ?? []
  const [check, ...more] = before
  if (text === undefined || !check || more.length > 0) return undefined
  const beside = spokenOf(check)
  // What is gone says nothing any more: it is the place that does.
  return beside === undefined
    ? undefined
    : { clause: `it says ${text}`, beside: check.negated ? undefined : beside }
}

function spokenOf({ kind, target, expected, collection }: Check): string | undefined {
  if (kind === 'assert_text') return expected
  if (kind === 'assert_visible') return target?.name
  const [member, ...more] = kind === 'assert_collection' ? (collection?.members ?? []) : []
  return more.length === 0 ? member : undefined
}

/** Texts that may be said of what was spoken of before, or of the whole: what stands beside something else of its kind is not meant. */
export const besideIt = (checks: readonly Check[], beside: string | undefined): Check[] =>
  checks.map((check) =>
    beside !== undefined && check.kind === 'assert_text' && !check.target ? { ...check, beside } : check,
  )

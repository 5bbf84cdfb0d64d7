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
  /^(?:and |but )?(?:there )?(?:(?:it|that|which)(?: also| now| still)? )?(?:says?|shows?|reads?|states?|displays?|contains?)(?: that)? (.+)$/i

/** A fact that was read, and what its words speak of. */
export interface Said {
  subject: string | undefined
  checks: readonly Check[]
}

// What holds other things is spoken of as a place.
const containers = new Set(
  'dialog list table grid region form group section banner navigation menu main article'.split(' '),
)
const isPlace = ({ kind, target }: Check): boolean =>
  kind === 'assert_visible' && containers.has(target?.role ?? '')
const isPlainly = (subject: string, check: Check): boolean =>
  subject.toLowerCase() === (spokenOf(check) ?? '').toLowerCase() || check.kind === 'assert_labelled'

/**
 * The clause behind one that says where something is: "Milk is in the list and it says Sold". The text is a fact of its own, and not known to
 * be a part of what was spoken of. Undefined for any other clause.
 */
export function saidBeside(
  clause: string,
  { subject = '', checks: before }: Said,
): { clause: string; text: string; beside: string | undefined } | undefined {
  const [, text] = saying.exec(clause.trim()) ?? []
  const [check, ...more] = before
  if (text === undefined || !check || more.length > 0) return undefined
  // Of "the list shows Milk" it is the list that says more.
  const isOfThing =
    subject.includes('\uE000') || /^(?:in|on|at|under) /i.test(subject) || isPlainly(subject, check)
  const beside = isOfThing && !isPlace(check) ? spokenOf(check) : undefined
  if (beside === undefined) return undefined
  // What is gone says nothing any more, and a label has one value: it is the page that says the other text.
  const isOfPage = check.negated === true || check.kind === 'assert_labelled'
  return { clause: `it says ${text}`, text, beside: isOfPage ? undefined : beside }
}

// What tells what is so, or is not, is no text of the page.
const indirect = new RegExp(
  `\\b(?:${predicate}|becomes?|will|not|no|never|nothing|without|and|or|but|that)\\b`,
  'i',
)

/** A text of a few plain words, which need not be those of the page. */
export const plainText = (text: string): Check | undefined =>
  /^[\p{L}\p{N}][\p{L}\p{N} .:%€$'-]{0,40}$/u.test(text) && !indirect.test(text)
    ? { kind: 'assert_text', expected: text, unquoted: true }
    : undefined

function spokenOf({ kind, target, expected, collection }: Check): string | undefined {
  if (kind === 'assert_text') return expected
  if (['assert_visible', 'assert_checked', 'assert_labelled'].includes(kind)) return target?.name
  const [member, ...more] = kind === 'assert_collection' ? (collection?.members ?? []) : []
  return more.length === 0 ? member : undefined
}

/** Texts that may be said of what was spoken of before, or of the whole: what stands beside something else of its kind is not meant. */
export const besideIt = (checks: readonly Check[], beside: string | undefined): Check[] =>
  checks.map((check) =>
    beside !== undefined && check.kind === 'assert_text' && !check.target ? { ...check, beside } : check,
  )

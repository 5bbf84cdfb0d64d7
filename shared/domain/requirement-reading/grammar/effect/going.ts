import { isDenied, predicate, wordAt, type EffectClause } from '../deed/effect-clause.ts'
import { names } from '../deed/nouns.ts'
import type { Input, Match } from '../parser.ts'
import { reference } from '../reference.ts'
import type { Reference } from '../../tokens.ts'

/** `the user is redirected to the page "Sign in"`, `leads to the order page`, `I should be on the profile page`, `the page "Done" opens`. */
export const goesTo = predicate('a page is reached', (clause) => {
  if (isDenied(clause)) return undefined
  const found = opens(clause) ?? destination(clause)
  const page = found && pageNamed(found.value)
  return page ? { value: [{ kind: 'goes', page }], end: found.end } : undefined
})

function opens({ subject, group, at, input }: EffectClause): Match<Reference> | undefined {
  const opened =
    group.does.has('open') || group.does.has('show') || group.does.has('appear') || group.does.has('see')
  if (!opened || subject.kind !== 'reference') return undefined
  if (names('page', subject.reference) && pageNamed(subject.reference) && isMade(subject.reference))
    return { value: subject.reference, end: at }
  const object = group.passive || group.does.has('appear') ? undefined : reference(input, at)
  return object && names('page', object.value) && isMade(object.value) ? object : undefined
}

/** A page that has a name of its own: "the confirmation page", `the page "Done"`, not "the page". */
function isMade(page: Reference) {
  return page.kind === 'named' && (page.quoted || page.words.includes(' '))
}

function destination({ subject, group, at, input }: EffectClause): Match<Reference> | undefined {
  const prepositions = group.verb === 'be' ? ['on', 'at'] : ['to', 'back', 'on', 'into']
  const isWho =
    subject.kind === 'none' ||
    (subject.kind === 'reference' &&
      (names('person', subject.reference) || names('system', subject.reference)))
  if (group.verb === 'be' ? !isPerson(subject) : !group.does.has('go') || !(isWho || group.verb === 'lead'))
    return undefined
  let from = at
  while (from < at + 2 && prepositions.includes(wordAt(input, from))) from += 1
  if (from === at) from = pastObject(input, at)
  if (from === at) return undefined
  const found = reference(input, from)
  return found && names('page', found.value) && isMade(found.value) ? found : undefined
}

/** "takes the user to the …". */
function pastObject(input: Input, at: number) {
  const object = reference(input, at)
  return object && names('person', object.value) && wordAt(input, object.end) === 'to' ? object.end + 1 : at
}

function isPerson(subject: EffectClause['subject']) {
  return subject.kind === 'reference' && names('person', subject.reference)
}

function pageNamed(page: Reference): string | undefined {
  if (page.kind === 'spoken-of') return undefined
  // "The login page" is the page "login".
  return page.quoted ? page.words : page.words.replace(/ page$/i, '')
}

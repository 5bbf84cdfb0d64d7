import { isDenied, isPerson, predicate, wordAt, type EffectClause } from '../deed/effect-clause.ts'
import { names } from '../deed/nouns.ts'
import { literalsAt } from '../deed/literal.ts'
import type { Effects } from '../deed/effect-clause.ts'
import type { Input, Match } from '../parser.ts'
import { reference } from '../reference.ts'

const impossible = new Set(['impossible', 'forbidden', 'prohibited', 'refused', 'rejected', 'inadmissible'])
const possible = new Set([
  'possible',
  'allowed',
  'permitted',
  'accepted',
  'fine',
  'ok',
  'okay',
  'successful',
  'permissible',
])

/** "the plan is refused", "is not accepted", "the system rejects the order", "has no effect", "is not possible". */
export const decides = predicate('something is refused or accepted', (clause) => {
  const verdict = verdictOf(clause)
  if (!verdict) return undefined
  const message = messageBehind(clause.input, verdict.end)
  const kind = verdict.value ? 'accepted' : 'refused'
  return { value: [{ kind }, ...(message?.value ?? [])], end: message?.end ?? verdict.end }
})

/** "… with the message "X"", "… : "X"", "… as "X"". */
export function messageBehind(input: Input, at: number): Match<Effects> | undefined {
  const opening = wordAt(input, at)
  const begins = ['with', ':', '(', 'as', 'by'].includes(opening)
  const found = begins ? literalsAt(input, at + 1) : undefined
  if (!found || (found.value.length > 1 && opening !== 'with')) return undefined
  const closed = opening === '(' && wordAt(input, found.end) === ')'
  const value = found.value.map(({ text, as }): Effects[number] => ({
    kind: 'shows',
    text,
    as: as === 'heading' ? 'heading' : 'message',
  }))
  return { value, end: closed ? found.end + 1 : found.end }
}

function verdictOf(clause: EffectClause): Match<boolean> | undefined {
  const { group, input, at, subject } = clause
  if (subject.kind === 'literal' || subject.kind === 'amount') return undefined
  const denied = isDenied(clause)
  if (group.verb === 'be') {
    const word = wordAt(input, at)
    if (wordAt(input, at + 1) === 'to') return undefined
    if (impossible.has(word)) return { value: denied, end: at + 1 }
    return possible.has(word) ? { value: !denied, end: at + 1 } : undefined
  }
  if (group.verb === 'have') return nothing(input, at)
  const { does } = group
  const isVerdict = does.has('refuse') || does.has('accept')
  if (!isVerdict) return done(clause)
  const value = does.has('refuse') === denied
  if (group.bare && subject.kind === 'none' && !standsAlone(input, at)) return undefined
  if (group.passive || group.bare) return wordAt(input, at) === 'to' ? undefined : { value, end: at }
  if (subject.kind === 'none' && group.form === 'base' && !group.modal) return undefined
  if (isPerson(clause)) return undefined
  const object = objectOf(input, at)
  if (!object) return intransitive(clause) ? { value, end: at } : undefined
  return { value, end: object.end }
}

/** "the login fails", "the order succeeds". */
function intransitive({ group, subject }: EffectClause) {
  return (
    subject.kind === 'reference' &&
    !names('person', subject.reference) &&
    ['fail', 'succeed', 'ignore'].includes(group.verb)
  )
}

/** "has no effect", "makes no change". */
function nothing(input: Input, at: number): Match<boolean> | undefined {
  return wordAt(input, at) === 'no' &&
    ['effect', 'consequence', 'consequences', 'influence'].includes(wordAt(input, at + 1))
    ? { value: false, end: at + 2 }
    : undefined
}

/** "the transfer is not carried out", "nothing is saved": what was asked for is not done. */
function done(clause: EffectClause): Match<boolean> | undefined {
  const { group, at } = clause
  if (!group.does.has('perform') || !isDenied(clause) || group.modal === 'can' || group.modal === 'may')
    return undefined
  if (group.passive || group.bare) return { value: false, end: at }
  // "… and does not save": what was entered, which may be named behind it.
  const object = isPerson(clause) ? undefined : (reference(clause.input, at)?.end ?? at)
  return object !== undefined && closes.has(wordAt(clause.input, object))
    ? { value: false, end: object }
    : undefined
}

/** What is refused: "the order", "it", "any other value"; only where nothing but a message or the end follows. */
function objectOf(input: Input, at: number): Match<unknown> | undefined {
  const others = ['any', 'all', 'every', 'other', 'else'].includes(wordAt(input, at))
  const found = others ? restAt(input, at) : reference(input, at)
  return found && closes.has(wordAt(input, found.end)) ? found : undefined
}

/** "refused", `rejected: "X"`, "accepted, …": and not `Rejected: "A", "B"`. */
function standsAlone(input: Input, at: number) {
  if (wordAt(input, at) !== ':') return ['', '.', 'with', 'and', '('].includes(wordAt(input, at))
  const message = messageBehind(input, at)
  return message !== undefined && wordAt(input, message.end) !== ','
}

const closes = new Set([
  '',
  ...'with and , but : ; . ( as when if only unless until otherwise while because once after'.split(' '),
])

function restAt(input: Input, at: number): Match<unknown> {
  let end = at
  while (end < at + 8 && input.tokens[end]?.kind === 'word' && !closes.has(wordAt(input, end))) end += 1
  return { value: undefined, end }
}

import type { Effect } from '../../requirement-model/index.ts'
import type { Effects, EffectClause, Predicate } from './deed/effect-clause.ts'
import { wordAt } from './deed/effect-clause.ts'
import { agrees, clauseAt, type Subject } from './deed/subject.ts'
import { verbGroup } from './deed/verb-group.ts'
import { doesNothing, literalAppears, thingAppears } from './effect/appearing.ts'
import { becomes, sets } from './effect/changing.ts'
import { scales } from './effect/scaling.ts'
import { loneText, thereIs } from './effect/existing.ts'
import { goesTo } from './effect/going.ts'
import { keeps, staysSame, staysValue } from './effect/keeping.ts'
import { addsOrRemoves, listsOnly } from './effect/listing.ts'
import { reaches } from './effect/reaching.ts'
import { anyWords, saidOf } from './effect/said.ts'
import { paysAmount } from './effect/paying.ts'
import { showsTexts } from './effect/showing.ts'
import { focuses, isInState, isPut, putsInState } from './effect/stating.ts'
import { decides, messageBehind } from './effect/verdict.ts'
import { alternative, remembered, type Input, type Match, type Parser } from './parser.ts'
import type { Reference } from '../tokens.ts'

/** What a subject and its verb can say, the narrower first. */
const predicates: Predicate[] = [
  reaches,
  listsOnly,
  addsOrRemoves,
  literalAppears,
  showsTexts,
  focuses,
  isInState,
  goesTo,
  paysAmount,
  scales,
  sets,
  staysSame,
  staysValue,
  keeps,
  decides,
  putsInState,
  isPut,
  becomes,
  thingAppears,
  doesNothing,
]

/** What is said of several things at once: one effect for each. */
const ofSeveral: Predicate[] = [isInState, isPut, staysSame]

/**
 * What a system does or shows: "the page shall show "X" and the button is disabled", "is refused with the message "X"", "the ticket
 * becomes Taken". Reads as many joined effects as it understands, and ends behind the last of them.
 */
export const effects: Parser<Effect<Reference>[]> = remembered((input, at) => joined(input, at, single))

/** As `effects`; a clause that it does not understand is kept in its own words. For what a condition or an event leads to. */
export const consequences: Parser<Effect<Reference>[]> = remembered((input, at) =>
  joined(input, at, singleOrWords),
)

/** One effect, and the subject that a verb behind it goes on with: "the page shows "X" and hides "Y"". */
interface Known {
  effects: Effects
  subject?: Subject
}

type Single = (input: Input, at: number, before?: Subject) => Match<Known> | undefined

/** What a control does, whose name stands before: `… empties all fields and hides the total`. */
export const consequencesOfIt: Parser<Effect<Reference>[]> = (input, at) =>
  joined(input, at, singleOrWords, whatever)

/** What a verb says of something that was named in another way: "everything above 37 … leads to "X" and is not saved". */
export const consequencesOf: Parser<Effect<Reference>[]> = (input, at) => joined(input, at, single, whatever)

const whatever: Subject = {
  kind: 'reference',
  reference: { kind: 'named', words: 'page', quoted: false, start: 0, end: 0 },
  denied: false,
}

function joined(input: Input, at: number, one: Single, before?: Subject): Match<Effects> | undefined {
  const head = one(input, at, before)
  if (!head) return undefined
  const found = [...head.value.effects]
  let { end } = head
  let { subject } = head.value
  for (;;) {
    const from = pastJoin(input, end)
    const next = from === undefined ? undefined : one(input, from, subject)
    if (!next) return { value: found, end }
    found.push(...next.value.effects)
    end = next.end
    subject = next.value.subject
  }
}

/** Behind "and", "but", a comma, a colon or a semicolon. */
function pastJoin(input: Input, at: number): number | undefined {
  const mark = [',', ';', ':'].includes(wordAt(input, at)) ? at + 1 : at
  const word = ['and', 'but'].includes(wordAt(input, mark)) ? mark + 1 : mark
  if (word === at) return undefined
  return wordAt(input, word) === 'also' ? word + 1 : word
}

const single: Single = (input, at, before) => {
  const from = ['then', 'only', 'so'].includes(wordAt(input, at)) ? at + 1 : at
  const standing = thereIs(input, from) ?? nothingHappens(input, from)
  if (standing) return { value: { effects: standing.value }, end: standing.end }
  const read = withSubject(input, from, at) ?? withoutSubject(input, from, before)
  if (read) return read
  const lone = loneText(input, from)
  return lone && { value: { effects: lone.value }, end: lone.end }
}

const singleOrWords: Single = (input, at, before) => {
  const read = single(input, at, before)
  if (read) return read
  const words = anyWords(input, at, knownAt, before !== undefined)
  return words && { value: { effects: words.value }, end: words.end }
}

function withSubject(input: Input, at: number, start: number): Match<Known> | undefined {
  return clauseAt(input, at, ({ subject, group, plural }, end) => {
    if (!agrees(group, subject, plural)) return undefined
    const read = meant({ input, subject, group, at: end, start })
    return read && { value: { effects: read.value, subject }, end: read.end }
  })
}

/** "shows "X"", "is refused": a verb alone, of the subject before it. */
function withoutSubject(input: Input, at: number, before: Subject | undefined): Match<Known> | undefined {
  const group = verbGroup(input, at)
  if (!group) return undefined
  const subject: Subject = before ?? { kind: 'none', denied: false }
  const read = meant({ input, subject, group: group.value, at: group.end, start: at })
  return read && { value: { effects: read.value, subject }, end: read.end }
}

/** "may be left empty" is no effect; "I can see" and "cannot be pressed" tell what is there. */
const isMere = ({ modal, does, passive, negated }: EffectClause['group']) =>
  ['can', 'may', 'could', 'might'].includes(modal ?? '') &&
  !does.has('see') &&
  !(passive && (negated || does.has('show')))

function meant(clause: EffectClause): Match<Effects> | undefined {
  return known(clause) ?? saidOf(clause, knownAt)
}

/** A clause that a grammar understands, from its words alone; nothing is kept in words. */
const knownAt: Parser<unknown> = (input, at) =>
  thereIs(input, at) ??
  clauseAt(input, at, ({ subject, group, plural }, end) =>
    agrees(group, subject, plural) ? known({ input, subject, group, at: end, start: at }) : undefined,
  ) ??
  headless(input, at)

function headless(input: Input, at: number): Match<unknown> | undefined {
  const group = verbGroup(input, at)
  return (
    group &&
    known({ input, subject: { kind: 'none', denied: false }, group: group.value, at: group.end, start: at })
  )
}

function known(clause: EffectClause): Match<Effects> | undefined {
  if (isMere(clause.group) || clause.group.perfect) return undefined
  const isSeveral = clause.subject.kind === 'reference' && clause.subject.others !== undefined
  for (const read of isSeveral ? ofSeveral : predicates) {
    const found = read(clause)
    if (found) return withMessage(clause.input, found)
  }
  return undefined
}

/** Whatever happens may come "with the message "X"". */
function withMessage(input: Input, found: Match<Effects>): Match<Effects> {
  const from = wordAt(input, found.end) === ',' ? found.end + 1 : found.end
  const message = wordAt(input, from) === 'with' ? messageBehind(input, from) : undefined
  return message ? { value: [...found.value, ...message.value], end: message.end } : found
}

/** "nothing happens", "nothing changes". */
const nothingHappens: Parser<Effects> = alternative('effect: nothing happens', (input, at) => {
  if (wordAt(input, at) !== 'nothing') return undefined
  const group = verbGroup(input, wordAt(input, at + 1) === 'else' ? at + 2 : at + 1)
  if (!group || group.value.negated) return undefined
  const { does } = group.value
  if (does.has('change') || group.value.verb === 'happen')
    return { value: [{ kind: 'unchanged' }], end: group.end }
  return undefined
})

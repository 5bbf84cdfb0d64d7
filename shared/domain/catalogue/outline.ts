import type { Marks } from '../marking/tags.ts'
import { actsOf, asTold, type Act } from './acts.ts'
import { asSentence } from './clauses.ts'
import { doneFor, givenIn, quotedOf } from './doings.ts'
import { subjectIn } from './fields.ts'
import type { Idea } from './idea.ts'
import { slotsOf, type Slots } from './slots.ts'
import { aOf, theAllOf } from './things.ts'
import { begun } from './tried.ts'

/** Whether the marks of a sentence say that it demands something. */
export const demands = ({ segments }: Marks): boolean => segments.some(({ tag }) => tag !== 'ctx')

/**
 * A case for a person to complete, for a sentence that demands something: its conditions are what must be so, its events or acts what is done, its effects and limits what is to be
 * seen. Words are those of the sentence.
 */
export function outlineOf(sentence: string, marks: Marks): Idea {
  const slots = slotsOf(sentence, marks)
  const act = slots.events.length === 0 ? actsOf(slots)[0] : undefined
  const given = givenIn(slots)
  const isWhole = given.length === slots.conditions.length
  const { action, expected } = (isWhole && act && ofAct(act)) || ofSentence(slots, isWhole)
  return {
    title: quotedOf(slots) || slots.short,
    ...(given.length > 0 ? { preconditions: given.map(begun) } : {}),
    steps: [{ action, expected }],
    technique: 'Use Case Testing',
    type: 'functional',
  }
}

/** What an actor may, shall or must not do, done. */
function ofAct({ actor, doing, isNegated, isCut }: Act): { action: string; expected: string } | undefined {
  if (!actor || isCut || doing.length > 160) return undefined
  const who = aOf(actor)
  return isNegated
    ? { action: `As ${who}, try to ${asTold(doing)}`, expected: 'It is refused, and nothing is changed' }
    : { action: `As ${who}, ${asTold(doing)}`, expected: asSentence(`${begun(who)} can ${doing}`) }
}

/** Where a condition does not read as a precondition, what is expected is the sentence with it. */
function ofSentence(slots: Slots, isWhole: boolean): { action: string; expected: string } {
  const { events, outcomes, sentence } = slots
  const subject = subjectIn(slots)
  const look = subject === undefined ? 'Check what the sentence says' : `Look at ${theAllOf(subject)}`
  const done = events.length === 0 ? undefined : (doneFor(slots) ?? `Bring this about: ${events.join('; ')}`)
  return {
    action: done ?? look,
    expected: isWhole && outcomes.length > 0 ? outcomes.join(' ') : asSentence(sentence),
  }
}

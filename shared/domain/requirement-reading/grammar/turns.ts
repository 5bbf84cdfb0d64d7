import type { Event } from '../../requirement-model/index.ts'
import type { Reference } from '../tokens.ts'
import type { Clause } from './clause.ts'
import { event } from './event.ts'
import { capitals, isCapital, name } from './names.ts'
import { alternative, listOf, words, type Input, type Match, type Parser } from './parser.ts'
import { reference } from './reference.ts'

const turning = words('turns', 'brings', 'moves', 'takes', 'puts', 'changes', 'sets', 'returns', 'makes')

/** "Stop turns a Charging or Paused session into Finished", "Resuming a Paused session brings it back to Charging". */
export const turn: Parser<Clause[]> = alternative('transition: event as subject', (input, at) => {
  const done = deedAt(input, at)
  const verb = done && turning(input, done.end)
  if (!done || !verb) return undefined
  const it = words('it', 'this', 'them')(input, verb.end)
  const from = it
    ? undefined
    : listOf(capitals, words('or', 'and', '/'))(
        input,
        words('a', 'an', 'the')(input, verb.end)?.end ?? verb.end,
      )
  const noun = from && reference(input, from.end)
  const towards = words(
    'back to',
    'back into',
    'into',
    'to',
  )(input, it?.end ?? noun?.end ?? from?.end ?? verb.end)
  const to = towards && name(input, towards.end)
  if (!to || (!it && !from)) return undefined
  const subject: Reference | undefined = noun?.value
  return {
    value: [
      {
        kind: 'transition',
        ...(subject ? { subject } : {}),
        from: from?.value ?? [],
        to: to.value,
        when: done.value,
      },
    ],
    end: to.end,
  }
})

/** What somebody does, as a noun: "Stop", "Resuming a Paused session". */
function deedAt(input: Input, at: number): Match<Event<Reference>[]> | undefined {
  const found = input.tokens[at]
  if (found?.kind !== 'word') return undefined
  if (found.text.toLowerCase().endsWith('ing')) return event(input, at)
  if (!isCapital(found) || !turning(input, at + 1)) return undefined
  return { value: [{ action: 'do', name: found.text.toLowerCase() }], end: at + 1 }
}

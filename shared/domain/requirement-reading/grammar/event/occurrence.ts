import type { Event } from '../../../requirement-model/index.ts'
import { saidBetween, wordAt } from '../deed/effect-clause.ts'
import { isStative } from '../deed/event-verbs.ts'
import { verbGroup } from '../deed/verb-group.ts'
import { alternative, type Input, type Match, type Parser } from '../parser.ts'
import type { Reference } from '../../tokens.ts'

type Events = Event<Reference>[]

const ends = new Set([',', ';', ':', '.', '(', 'then'])
/** These make the words before the verb a clause of their own, or deny them. */
const turning = new Set('who that which if when unless no not nobody nothing neither only'.split(' '))

/**
 * Something that happens, in its own words: "the fifth wrong password in a row is entered". For what follows a "when" where no other
 * reading fits: the name begins with the verb, so that it can be told as something to do.
 */
export const occurrence: Parser<Events> = alternative('event: in its own words', (input, at) => {
  const end = endOf(input, at)
  for (let verb = at + 1; verb < end; verb += 1) {
    if (turning.has(wordAt(input, verb - 1))) return undefined
    const found = input.tokens[verb]?.kind === 'word' ? verbGroup(input, verb) : undefined
    if (!found?.value.sure || isLoose(found.value.form)) continue
    const { value: group } = found
    if (group.negated || group.modal || group.perfect || group.bare || isStative(group.verb)) return undefined
    return made(input, { at, verb, behind: found.end, end }, group)
  }
  return undefined
})

const isLoose = (form: string) => form === 'base' || form === 'gerund'

function endOf(input: Input, at: number) {
  let end = at
  while (end < input.tokens.length && end < at + 24 && !ends.has(wordAt(input, end))) end += 1
  return end
}

interface Places {
  at: number
  verb: number
  behind: number
  end: number
}

function made(
  input: Input,
  { at, verb, behind, end }: Places,
  group: { verb: string; passive: boolean },
): Match<Events> {
  const before = saidBetween(input, at, verb)
  const rest = saidBetween(input, behind, end)
  if (group.passive)
    return { value: [{ action: 'do', name: [group.verb, before, rest].filter(Boolean).join(' ') }], end }
  const actor = before.replace(/^(?:the|an?) /i, '')
  return { value: [{ action: 'do', name: [group.verb, rest].filter(Boolean).join(' '), actor }], end }
}

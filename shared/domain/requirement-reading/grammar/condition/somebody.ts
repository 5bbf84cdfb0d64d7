import { endsHere } from '../constraint/ends.ts'
import { extremes } from '../constraint/extremes.ts'
import type { Said } from '../constraint/said.ts'
import { alternative, words, type Input, type Parser } from '../parser.ts'
import type { Reference } from '../../tokens.ts'

export const itAt = (input: Input, at: number): Reference => {
  const { start = 0, end = 0 } = input.tokens[at] ?? {}
  return { kind: 'spoken-of', words: 'it', plural: false, start, end }
}

/** "Somebody has used it before", "somebody tries more": of what was spoken of, whoever does it. */
export const somebody: Parser<{ subjects: Reference[]; said: Said[]; joined: 'all' }> = alternative(
  'condition: used before',
  (input, at) => {
    const who = words(
      'somebody',
      'someone',
      'anybody',
      'anyone',
      'another user',
      'somebody else',
      'someone else',
      'they',
      'you',
    )(input, at)
    const tries =
      who &&
      words('try', 'want', 'enter', 'ask for', 'choose', 'need', 'order', 'book', 'take')(input, who.end)
    const much = tries && extremes(input, tries.end)
    if (much && endsHere(input, much.end))
      return {
        value: { subjects: [itAt(input, at)], said: [{ of: much.value.of }], joined: 'all' },
        end: much.end,
      }
    const done = who && words('have use it before', 'have already use it', 'have use it already', 'use it before', 'have already take it', 'have take it')(input, who.end) // prettier-ignore
    const again: Said = { of: (subject) => ({ kind: 'repeats', subject }) }
    return done && { value: { subjects: [itAt(input, at)], said: [again], joined: 'all' }, end: done.end }
  },
)

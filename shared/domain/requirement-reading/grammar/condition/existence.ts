import type { Reference } from '../../tokens.ts'
import { amount } from '../constraint/amounts.ts'
import { bounds, type Bounds } from '../constraint/bounds.ts'
import { allOf, not, type Condition } from '../constraint/said.ts'
import { alternative, first, sequence, words, type Input, type Match, type Parser } from '../parser.ts'
import { reference } from '../reference.ts'

const there = sequence(words('there'), words('be', 'exist', 'must be'))

/** "there are more than 3 open items", "there is no seat left": how many of a thing there are. */
export const existence: Parser<Condition> = first(
  alternative('condition: there is no', (input, at) => {
    const lead = there(input, at)
    const none = lead && words('no', 'not any', 'no more')(input, lead.end)
    const what = none && reference(input, none.end)
    if (!what || !isNoun(what.value)) return undefined
    return { value: counted(what.value, '=', '0'), end: left(input, what.end) }
  }),
  alternative('condition: there are so many', (input, at) => {
    const lead = there(input, at)
    const found = lead && (bounds(input, lead.end) ?? exactly(input, lead.end))
    const noun = found?.value.of.find(({ counts }) => counts)?.counts
    if (!found || !noun) return undefined
    return {
      value: countedWithin({ kind: 'named', ...noun, quoted: false }, found.value),
      end: left(input, found.end),
    }
  }),
  alternative('condition: so many', (input, at) => {
    const found = bounds(input, at)
    const noun = found?.value.of[0]?.counts
    const done = found && words('be')(input, found.end)
    const passive = done && input.tokens[done.end]
    if (!found || !done || passive?.kind !== 'word' || !passive.participle) return undefined
    if (!noun) return measured(input, found, done.end)
    return { value: countedWithin({ kind: 'named', ...noun, quoted: false }, found.value), end: done.end + 1 }
  }),
  alternative('condition: there is', (input, at) => {
    const lead = there(input, at)
    const what = lead && reference(input, words('still', 'already', 'also')(input, lead.end)?.end ?? lead.end)
    if (!what || !isNoun(what.value)) return undefined
    return { value: not(counted(what.value, '=', '0')), end: left(input, what.end) }
  }),
)

const isNoun = (found: Reference): boolean => found.kind === 'named' && !found.quoted

function exactly(input: Input, at: number): Match<Bounds> | undefined {
  const found = amount(input, at)
  return found && { value: { of: [{ ...found.value, operator: '=' }] }, end: found.end }
}

/** "more than 30 days are requested": what is measured has the name of its unit and of what is done with it. */
function measured(input: Input, found: Match<Bounds>, at: number): Match<Condition> | undefined {
  const [unit, passive] = [found.value.of[0]?.unit, input.tokens[at]]
  const first = input.tokens.slice(0, found.end).findLast((token) => token.kind === 'number')
  if (unit === undefined || !/^[a-z]{3,}$/.test(unit) || !passive || !first) return undefined
  const subject: Reference = {
    kind: 'named',
    words: `${unit}s ${passive.text}`,
    quoted: false,
    start: first.start,
    end: passive.end,
  }
  const of = found.value.of.map(({ operator, value }): Condition => ({
    kind: 'compare',
    left: { kind: 'subject', subject },
    operator,
    right: value,
  }))
  return { value: allOf(of), end: at + 1 }
}

function countedWithin(list: Reference, { of }: Bounds): Condition {
  return allOf(
    of.map(({ operator, value }) => ({
      kind: 'compare',
      left: { kind: 'count', list },
      operator,
      right: value,
    })),
  )
}

const left = (input: Input, at: number): number =>
  words('left', 'available', 'present', 'remaining')(input, at)?.end ?? at

function counted(list: Reference, operator: '=', value: string): Condition {
  return {
    kind: 'compare',
    left: { kind: 'count', list },
    operator,
    right: { kind: 'value', value: { type: 'number', value } },
  }
}

import { saidBetween, wordAt } from '../deed/effect-clause.ts'
import { words, type Input, type Match } from '../parser.ts'
import { reference } from '../reference.ts'

const prepositions = new Set([
  'at',
  'in',
  'on',
  'from',
  'to',
  'into',
  'onto',
  'via',
  'through',
  'about',
  'against',
  'over',
])
const adverbs = new Set(
  'late earlier early again twice correctly wrongly successfully online manually directly together alone'.split(
    ' ',
  ),
)
const closing = new Set(['', ',', '.', ';', ':', ')', 'and', 'or', 'but', 'by', 'when', 'if', 'then'])

/** Where something is done, and to what it goes: "at the gate", "to the customer". Nothing that limits it: numbers and "with" are left. */
export function whereAt(input: Input, at: number): Match<string> | undefined {
  const from = adverbs.has(wordAt(input, at)) ? at + 1 : at
  const beside = words('next to', 'beside', 'below', 'above', 'near')(input, from)
  const thing = beside && reference(input, beside.end)
  let end = thing?.end ?? from
  while (end < at + 10 && prepositions.has(wordAt(input, end))) {
    const next = reference(input, end + 1)
    if (!next) break
    end = next.end
  }
  return end > at && closing.has(wordAt(input, end)) ? { value: saidBetween(input, at, end), end } : undefined
}

import { hasPart } from '../../../requirement-model/references.ts'
import { words, type Input, type Match } from '../parser.ts'
import type { Condition } from './said.ts'

const sides = [
  ['above', words('above', 'over', 'beyond', 'more than', 'longer than', 'higher than', 'larger than', 'bigger than', 'greater than', 'older than', 'heavier than')],
  ['below', words('below', 'under', 'less than', 'fewer than', 'shorter than', 'lower than', 'smaller than', 'younger than', 'lighter than')],
  ['later', words('later than', 'after')],
  ['earlier', words('earlier than')],
] as const // prettier-ignore
const pointing = words('that', 'this', 'those', 'these')
const nouns = words('range', 'limit', 'interval', 'bound', 'amount', 'value', 'number', 'time', 'age', 'size', 'weight') // prettier-ignore

/** The names under which a resolver finds the bound that was told last. */
export const saidSide = (side: string): string => `${side} what was said`

/** Whether a condition speaks of what was told before it, so that the next one speaks of the same. */
export const isPointed = (one: Condition): boolean =>
  hasPart(one, (part) => part.kind === 'one-of' && part.values.some((value) => value.type === 'text' && value.value.endsWith('what was said'))) // prettier-ignore

/** "Above that", "below this range", "later than that": on which side of what was just told. */
export function pointedSide(input: Input, at: number): Match<string> | undefined {
  for (const [side, lead] of sides) {
    const own = lead(input, at)
    const that = own && (pointing(input, own.end) ?? itBefore(input, own.end))
    if (!that) continue
    const noun = nouns(input, that.end)
    const next = input.tokens[noun?.end ?? that.end]
    const goesOn = !noun && next?.kind === 'word' && /^(?:noun|adjective)$/.test(next.classes[0] ?? '')
    return goesOn ? undefined : { value: saidSide(side), end: noun?.end ?? that.end }
  }
  return undefined
}

/** "Above it "Too warm"". */
function itBefore(input: Input, at: number): Match<string> | undefined {
  const isIt = input.tokens[at]?.text.toLowerCase() === 'it' && input.tokens[at + 1]?.kind === 'quoted'
  return isIt ? { value: 'it', end: at + 1 } : undefined
}

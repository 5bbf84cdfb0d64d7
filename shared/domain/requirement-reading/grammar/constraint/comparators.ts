import { largerThan, smallerThan } from '../../../english/comparatives.ts'
import type { Comparison } from '../../../requirement-model/index.ts'
import { words, type Input, type Match } from '../parser.ts'

const before: [Comparison, readonly string[]][] = [
  ['>=', ['at least', 'a minimum of', 'minimum of', 'minimum', 'min .', 'min', '≥', '>=', 'greater than or equal to', 'more than or equal to', 'equal to or greater than', 'equal to or more than', 'on or after', 'starting at', 'starting from', 'starting with']],
  ['<=', ['at most', 'up to and including', 'up to', 'a maximum of', 'maximum of', 'maximum', 'max .', 'max', '≤', '<=', 'end at', 'stop at', 'go up to', 'less than or equal to', 'equal to or less than', 'on or before', 'until', 'within']],
  ['>', largerThan],
  ['<', smallerThan],
  ['=', ['exactly', 'precisely', 'equal to', 'equal', '=', '==', 'the same as', 'identical to']],
  ['!=', ['different from', 'differ from', '≠', '!=', '<>', 'other than', 'unequal to']],
] // prettier-ignore
const behind: [Comparison, string[]][] = [
  ['>=', ['more', 'above', 'over', 'older', 'greater', 'higher', 'later', 'longer', 'up', 'upwards', 'upward', 'after', 'larger', 'heavier']],
  ['<=', ['less', 'fewer', 'below', 'under', 'younger', 'lower', 'shorter', 'smaller', 'earlier', 'before', 'lighter']],
] // prettier-ignore
const afterNumber: [Comparison, string[]][] = [
  ['>=', ['+', 'upwards', 'minimum', 'min .', 'min', 'at least', 'at minimum', 'at the least']],
  ['<=', ['maximum', 'max .', 'max', 'at most', 'at maximum', 'at the most']],
]
const opposite: Record<Comparison, Comparison> = {
  '<': '>=',
  '<=': '>',
  '=': '!=',
  '!=': '=',
  '>=': '<',
  '>': '<=',
}

/** Which measure of a thing an adjective speaks of: "older than 18". */
const measures: [string, string[]][] = [
  ['age', ['older', 'younger', 'old']],
  ['weight', ['heavier', 'lighter', 'heavy']],
  ['length', ['longer', 'shorter', 'long']],
  ['width', ['wider', 'wide', 'narrower']],
  ['height', ['taller', 'tall', 'high']],
  ['depth', ['deeper', 'deep']],
  ['thickness', ['thicker', 'thinner', 'thick']],
]

export interface Comparator {
  operator: Comparison
  measure?: string
}

const tables = [before, behind, afterNumber].map((table) =>
  table.map(([operator, said]): [Comparison, ReturnType<typeof words>] => [operator, words(...said)]),
)

/** "at least", "not more than", "no later than", "≤". */
const denying = words('not', 'no', 'never')

export function comparatorAt(input: Input, at: number): Match<Comparator> | undefined {
  const denial = denying(input, at)
  const found = longestOf(tables[0], input, denial?.end ?? at)
  if (!found) return undefined
  return {
    value: { ...found.value, operator: denial ? opposite[found.value.operator] : found.value.operator },
    end: found.end,
  }
}

/** "5 or more", "50 kg and above", "18+", "10 maximum". */
export function comparatorBehind(input: Input, at: number): Match<Comparator> | undefined {
  const joined = words('or', 'and')(input, at)
  return joined ? longestOf(tables[1], input, joined.end) : longestOf(tables[2], input, at)
}

function longestOf(
  table: [Comparison, ReturnType<typeof words>][] | undefined,
  input: Input,
  at: number,
): Match<Comparator> | undefined {
  let best: Match<Comparator> | undefined
  for (const [operator, said] of table ?? []) {
    const match = said(input, at)
    if (!match || (best && best.end >= match.end)) continue
    const measure = measureOf(match.value)
    best = { value: { operator, ...(measure === undefined ? {} : { measure }) }, end: match.end }
  }
  return best
}

export function measureOf(said: string): string | undefined {
  const [first = ''] = said.split(' ')
  return measures.find(([, forms]) => forms.includes(first))?.[0]
}

import type { Expression as Sum } from '../../../requirement-model/index.ts'
import type { Reference } from '../../tokens.ts'
import { alternative, first, map, optional, sequence, token, words, type Parser } from '../parser.ts'
import { wordTable } from '../../../basics/word-table.ts'

type Expression = Sum<Reference>
type Mode = 'half-up' | 'half-even' | 'up' | 'down'

const modes = wordTable<Mode>({
  'half up': 'half-up',
  'half-up': 'half-up',
  commercially: 'half-up',
  'half to even': 'half-even',
  'half even': 'half-even',
  up: 'up',
  down: 'down',
})
const wholes = ['whole', 'full', 'integer', 'number', 'unit', 'euro', 'dollar', 'pound', 'franc']

const places: Parser<string> = token((found) =>
  found.kind === 'number' && /^[0-6]$/.test(found.value) ? step(Number(found.value)) : undefined,
)
const to: Parser<string> = first(
  map(
    sequence(
      optional(words('the nearest', 'the next', 'exactly')),
      places,
      words('decimal place', 'decimal', 'place'),
    ),
    ([, found]) => found,
  ),
  map(
    sequence(
      optional(words('the nearest', 'the next', 'a', 'the', 'full', 'whole')),
      optional(words('full', 'whole')),
      words('cent', 'penny'),
    ),
    () => '0.01',
  ),
  map(
    sequence(words('the nearest', 'the next', 'multiples of', 'the next multiple of'), token(stepOf)),
    ([, found]) => found,
  ),
  map(
    sequence(
      optional(words('the nearest', 'the next', 'a', 'the')),
      words(...wholes),
      optional(words(...wholes, 'percent')),
    ),
    () => '1',
  ),
)

/** "…, rounded half up to two decimal places", "… rounded down to full euros". */
export function rounded(sum: Parser<Expression>): Parser<Expression> {
  const rounding = alternative(
    'expression: rounded',
    map(
      sequence(
        optional(words(',', 'and')),
        optional(words('is', 'then')),
        words('rounded', 'round'),
        optional(words(...Object.keys(modes))),
        optional(words('to', 'at')),
        optional(to),
      ),
      ([, , , mode, , found]) => ({ to: found ?? '1', mode: modes[mode ?? 'half up'] ?? 'half-up' }),
    ),
  )
  return map(sequence(sum, optional(rounding)), ([of, how]) => (how ? { kind: 'round', of, ...how } : of))
}

function stepOf(found: { kind: string; value?: string }): string | undefined {
  return found.kind === 'number' ? found.value : undefined
}

const step = (digits: number): string => (digits === 0 ? '1' : `0.${'1'.padStart(digits, '0')}`)

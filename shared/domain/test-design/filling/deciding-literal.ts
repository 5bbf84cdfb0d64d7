import { formatDecimal } from '../../numbers/decimal.ts'
import { allowed, satisfies } from '../check/satisfies.ts'
import { checkedLiteral, typicalLiteral, uncheckedLiteral } from '../literals/literal-for.ts'
import type { Conditional, Parameter } from '../model.ts'

const others: [RegExp, string][] = [
  [/country|nationality/i, 'France'],
  [/city|town|destination|origin/i, 'Paris'],
]

/** A literal of the deciding input with which a condition holds, or does not; undefined where the text names none. */
export function decidingLiteral(
  deciding: Parameter,
  { when: { test, negated } }: Conditional,
  met: boolean,
): string | undefined {
  const wanted = met !== negated
  return candidates(deciding, test).find(
    (literal) => satisfies(literal, test) === wanted && allowed(literal, deciding.constraints),
  )
}

function candidates(deciding: Parameter, test: Conditional['when']['test']): string[] {
  const { label, constraints } = deciding
  const typical = typicalLiteral(deciding)
  const named = test.kind === 'choice' ? [test.value] : []
  const numbers = test.kind === 'number' ? aroundRange(test) : []
  const box = constraints.control === 'checkbox' ? [checkedLiteral, uncheckedLiteral] : []
  const free = constraints.choices
    ? []
    : others.flatMap(([pattern, value]) => (pattern.test(label) ? [value] : []))
  return [
    ...(typical === undefined ? [] : [typical]),
    ...named,
    ...numbers,
    ...box,
    ...(constraints.choices ?? []),
    ...free,
    '',
  ]
}

function aroundRange({ min, max, scale }: { min?: bigint; max?: bigint; scale: number }): string[] {
  const values = [
    min,
    max,
    ...(min === undefined ? [] : [min - 1n]),
    ...(max === undefined ? [] : [max + 1n]),
  ]
  return values.flatMap((value) => (value === undefined ? [] : [formatDecimal(value, scale)]))
}

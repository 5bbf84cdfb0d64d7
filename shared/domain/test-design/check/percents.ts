import type { TestCase } from '../../test-cases/schema.ts'
import type { DecisionTable } from '../model.ts'
import { add, compare, fraction, hundredths, multiply, ofDecimal } from './fraction.ts'
import { literals, valueOf } from './behaviour.ts'
import type { CaseFacts } from '../../test-cases/read-case.ts'

/**
 * Recomputes what the percentages of the expected outcomes come to. Every one whose base the case names and that needs no rounding
 * must be expected with just that amount.
 */
export function percentsHold(
  testCase: TestCase,
  facts: CaseFacts,
  table: DecisionTable,
  outcomes: string[],
): boolean {
  return outcomes.every((outcome) => {
    const amount = table.amounts?.[outcome]
    if (!amount) return true
    const { base, percent, sign, result } = amount
    const condition = 'condition' in base ? table.conditions[base.condition] : undefined
    const written = condition
      ? valueOf(testCase, facts, condition)
      : 'name' in base
        ? literals(
            (testCase.preconditions ?? []).find((text) =>
              text.toLowerCase().includes(`the ${base.name.toLowerCase()} before`),
            ) ?? '',
          )[0]
        : undefined
    const value = fraction(written ?? '')
    if (!value) return false
    const share = add(
      { over: 1n, under: 1n },
      { over: BigInt(sign) * percent.digits, under: 100n * 10n ** BigInt(percent.scale) },
    )
    const sum = hundredths(multiply(value, share), undefined)
    const said = saidOf(testCase.expectedResult ?? '', result)
    return sum.exact
      ? said !== undefined && compare(said, ofDecimal({ digits: sum.value, scale: 2 })) === 0
      : said === undefined
  })
}

/** The number behind the name of the result. */
function saidOf(expected: string, result: string): ReturnType<typeof fraction> {
  const at = expected.indexOf(result)
  if (at < 0) return undefined
  const number = /\d+(?:,\d{3})*(?:\.\d+)?/.exec(
    expected.slice(at + result.length, at + result.length + 40),
  )?.[0]
  return fraction(number ?? '')
}

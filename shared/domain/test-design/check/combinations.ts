import type { TestCase } from '../../test-cases/schema.ts'
import type { Combination, PairItem } from '../model.ts'
import { speaksOf } from './behaviour.ts'
import { nameKey, type CaseFacts } from '../../test-cases/read-case.ts'

/**
 * A pair is exercised when the case sets both values, sets every other setting to a value of its list, breaks no exclusion of the
 * text and expects what the text states of all combinations.
 */
export function pairSet(
  { expectedResult = '' }: TestCase,
  facts: CaseFacts,
  item: PairItem,
  combination: Combination,
): boolean {
  const row = combination.factors.map(({ label, values }) =>
    values.indexOf(facts.values.get(nameKey(label)) ?? ''),
  )
  if (row.some((value) => value < 0)) return false
  const excluded = combination.forbidden.some((rule) =>
    rule.every(({ parameter, value }) => row[parameter] === value),
  )
  const both = item.values.every(({ label, value }) => facts.values.get(nameKey(label)) === value)
  return both && !excluded && expectedResult !== '' && answered(expectedResult, combination.outcome?.expected)
}

/** The literals of the stated outcome are expected, or its words where it has none. */
function answered(expected: string, stated: string | undefined): boolean {
  const literals = stated?.match(/"[^"]+"/g) ?? []
  if (stated === undefined) return true
  return literals.length > 0
    ? literals.every((literal) => expected.includes(literal))
    : speaksOf(expected, stated)
}

import { expect, test } from 'vitest'
import { designTests } from '../../../../shared/domain/test-design/index.ts'

const rules =
  'If the load is less than 9 t and the truck is outside a closed area, the system shall set the route to Direct. ' +
  'If the load is 9 t or more, or the truck is inside a closed area, the system shall set the route to Detour.'

test('inside and outside of one place are one condition, so that every case leads to one of two outcomes', () => {
  const { testCases, gaps } = designTests({ requirements: rules, mode: 'generate' })
  const told = testCases.map(({ preconditions = [], steps = [] }) => ({
    given: preconditions.join('; '),
    result: steps.at(-1)?.expectedResult ?? '',
  }))
  expect(told).toHaveLength(4)
  for (const { given, result } of told) {
    const direct = /"8"/.test(given) && /is outside a closed area/.test(given)
    expect(given).not.toMatch(/is (?:not )?inside/)
    expect(result).toMatch(direct ? /Direct/ : /Detour/)
    expect(result).not.toMatch(direct ? /Detour/ : /Direct/)
  }
  expect(gaps.filter(({ description }) => /no rule says/.test(description))).toEqual([])
})

test('two states that one system sets are no outcome of one case', () => {
  const { testCases } = designTests({
    requirements:
      'If the load is more than 5 t, the system shall set the route to Direct. If the load is more than 8 t, the system shall set the route to Detour.',
    mode: 'generate',
  })
  for (const { steps = [] } of testCases)
    for (const { expectedResult = '' } of steps)
      expect(/Direct/.test(expectedResult) && /Detour/.test(expectedResult)).toBe(false)
})

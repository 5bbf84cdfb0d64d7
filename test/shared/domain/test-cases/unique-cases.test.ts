import { expect, test } from 'vitest'
import { uniqueCases } from '../../../../shared/domain/test-cases/unique-cases.ts'
import { caseOf } from '../test-exports/cases.ts'

const named = (...names: [string, string][]) => names.map(([id, title]) => caseOf({ id, title }))

test('names that nobody has stay as they are', () => {
  const testCases = named(['A', 'Pay'], ['B', 'Cancel'])
  expect(uniqueCases(testCases, named(['C', 'Open']))).toEqual({ testCases, findings: [] })
})

test('repeated ids and titles are numbered past those that exist, each with a warning', () => {
  const { testCases, findings } = uniqueCases(
    named(['A', 'Pay'], ['A', 'Pay'], ['A-3', 'Else']),
    named(['A', 'Pay'], ['A-2', 'Pay (3)']),
  )
  expect(testCases.map(({ id, title }) => [id, title])).toEqual([
    ['A-3', 'Pay (2)'],
    ['A-4', 'Pay (4)'],
    ['A-3-2', 'Else'],
  ])
  expect(findings).toHaveLength(3)
})

test('a numbered name keeps to its limit and cuts no character in two', () => {
  const title = `${'x'.repeat(995)}😀😀x`
  const [, second] = uniqueCases(named(['A', title], ['B', title])).testCases
  expect(second!.title.length).toBeLessThanOrEqual(1000)
  expect(second!.title.isWellFormed()).toBe(true)
  expect(second!.title).not.toBe(title)
})

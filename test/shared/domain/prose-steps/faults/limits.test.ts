import { expect, test } from 'vitest'
import { beyondCount, beyondNumber } from '../../../../../shared/domain/prose-steps/faults/limits.ts'
import type { Check } from '../../../../../shared/domain/prose-steps/types.ts'

const count = (more: Partial<Check>): Check => ({ kind: 'assert_count', ...more })
const number = (more: Partial<Check>): Check => ({ kind: 'assert_number', ...more })

test.each([
  [{ expected: '3' }, [2, 4]],
  [{ expected: '0' }, [1]],
  [{ expected: '2', comparison: 'at_least' }, [1]],
  [{ expected: '0', comparison: 'at_least' }, []],
  [{ expected: '2', comparison: 'at_most' }, [3]],
  [{ expected: '3', negated: true }, [3]],
  [{ expected: 'many' }, []],
] as const)('a count that expects %j is tried with %j', (expected, counts) => {
  expect(beyondCount(count(expected))).toEqual(counts)
})

test.each([
  [{ expected: '12.50' }, ['12.49', '12.51']],
  [{ expected: '12' }, ['11', '13']],
  [{ expected: '3', comparison: 'at_least' }, ['2']],
  [{ expected: '12.5', comparison: 'at_most' }, ['12.6']],
  [{ expected: '3', comparison: 'more_than' }, ['3']],
  [{ expected: '3', comparison: 'less_than' }, ['3']],
  [{ expected: '3', upper: '5.5', comparison: 'between' }, ['2.9', '5.6']],
  [{ expected: '12.5', tolerance: '0.25' }, ['12.24', '12.76']],
  [{ expected: '12.5', comparison: 'about' }, ['12.4', '12.6']],
  [{ expected: '-1' }, ['-2', '0']],
  [{ expected: '3', negated: true }, ['3']],
  [{ expected: '' }, []],
  [{ expected: 'x' }, []],
  [{}, []],
] as const)('a number that expects %j is tried with %j', (expected, numbers) => {
  expect(beyondNumber(number(expected))).toEqual(numbers)
})

import { expect, test } from 'vitest'
import { said } from '../../../../web/parts/plot/figures.ts'

const labels = ['Nov 1', 'Nov 2', 'Nov 3']
const format = (value: number) => value.toLocaleString('en')

test('values that rise and fall are said by how far they went', () => {
  const of = (values: (number | null)[]) =>
    said({ kind: 'lines', labels, series: [{ name: 'Passed', values }], format })
  expect(of([3, 9, 5])).toBe('Passed: from 3 to 9, which was on Nov 2.')
  expect(of([4, 4, null])).toBe('Passed: 4 all the time.')
  expect(of([null, null, null])).toBe('Passed: none.')
})

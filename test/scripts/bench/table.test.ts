import { expect, test } from 'vitest'
import { figureTable } from '../../../scripts/bench/table.mjs'

const entries = [
  { bench: 'a', name: 'list', figure: 12.345, unit: 'ms', budget: '≤ 20', ok: true },
  { bench: 'a', name: 'page', figure: 123.4, unit: 'ms', budget: '≤ 20', ok: false },
  { bench: 'a', name: 'explains', figure: 3, unit: '', ok: true },
  { bench: 'b', name: 'not measured', skipped: true, missing: ['It needs a browser.'] },
]

test('each figure is a line with its budget and whether it is met; what is skipped has no figure', () => {
  expect(figureTable(entries)).toBe(
    `benchmark  measure        figure  budget
a          list          12.3 ms  ≤ 20    ok
a          page           123 ms  ≤ 20    MISSED
a          explains            3
b          not measured                   skipped
`,
  )
})

test('ratios to an earlier run stand beside the figures that have one', () => {
  expect(figureTable(entries, [0.5, undefined, 1.004, undefined])).toBe(
    `benchmark  measure        figure  × of earlier  budget
a          list          12.3 ms          0.50  ≤ 20    ok
a          page           123 ms                ≤ 20    MISSED
a          explains            3          1.00
b          not measured                                 skipped
`,
  )
})

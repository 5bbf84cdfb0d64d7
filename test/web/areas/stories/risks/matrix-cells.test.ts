import { expect, test } from 'vitest'
import { levelOf } from '../../../../../shared/domain/risk-analysis/level.ts'
import { type Risk, bandOf, matrixOf } from '../../../../../web/areas/stories/risks/matrix-cells.ts'

test('every place of the matrix has the band that the service gives to risks there', () => {
  for (const { likelihood, impact } of matrixOf([]).flat())
    expect(bandOf({ likelihood, impact })).toBe(levelOf(likelihood, impact).category)
})

test('the most likely stand above, the gravest at the end, and each risk in one place', () => {
  const risk = { likelihood: 5, impact: 1 } as Risk
  const matrix = matrixOf([risk])
  expect(matrix.map((row) => row.length)).toEqual([5, 5, 5, 5, 5])
  expect(matrix[0]?.[0]?.risks).toEqual([risk])
  expect(matrix.flat().flatMap(({ risks }) => risks)).toEqual([risk])
})

import { expect, test } from 'vitest'
import { levelOf } from '../../../../../shared/domain/risk-analysis/level.ts'
import { bandOf, matrixOf } from '../../../../../web/areas/stories/risks/matrix-cells.ts'

test('every place of the matrix has the band that the service gives to risks there', () => {
  for (const { likelihood, impact } of matrixOf([]).flat())
    expect(bandOf({ likelihood, impact })).toBe(levelOf(likelihood, impact).category)
})

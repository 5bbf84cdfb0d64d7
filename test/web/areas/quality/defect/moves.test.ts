import { expect, test } from 'vitest'
import { unusualMoves, usualMoves } from '../../../../../web/areas/quality/defect/moves.ts'
import { defectStatuses } from '../../../../../web/areas/quality/parts/types.ts'
import { isUnusualMove } from '../../../../../workers/features/defects/rules.ts'

test.each(defectStatuses)('from %s the page offers as usual what the service calls usual', (from) => {
  const others = defectStatuses.filter((to) => to !== from)
  expect(usualMoves[from].toSorted()).toEqual(others.filter((to) => !isUnusualMove(from, to)).toSorted())
  expect(unusualMoves(from).toSorted()).toEqual(others.filter((to) => isUnusualMove(from, to)).toSorted())
})

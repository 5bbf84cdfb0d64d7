import { expect, test } from 'vitest'
import { durationOf } from '../../../../../web/areas/projects/project/run-words.ts'

test('a duration is told in at most two units', () => {
  const told = [0, 350, 4200, 60_000, 125_000, 3_599_900, 7_380_000, 7_381_000].map(durationOf)
  expect(told).toEqual(['0 ms', '350 ms', '4 s', '1 min', '2 min 5 s', '1 h', '2 h 3 min', '2 h 3 min'])
})

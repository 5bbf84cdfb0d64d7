import { expect, test } from 'vitest'
import { durationOf } from '../../../../web/texts/en/duration.ts'
import { texts } from '../../../../web/texts/en/run.ts'

test('a duration is told in at most two units', () => {
  const told = [0, 350, 4200, 60_000, 125_000, 3_599_900, 7_380_000, 7_381_000].map(durationOf)
  expect(told).toEqual(['0 ms', '350 ms', '4 s', '1 min', '2 min 5 s', '1 h', '2 h 3 min', '2 h 3 min'])
})

test('a step is told to a tenth of a second, and never to sixty seconds', () => {
  const told = [0.4, 999, 1000, 4249, 59_949, 59_950, 119_600, 125_000].map(texts.tookMs)
  expect(told).toEqual(['0 ms', '999 ms', '1.0 s', '4.2 s', '59.9 s', '1 min', '2 min', '2 min 5 s'])
})

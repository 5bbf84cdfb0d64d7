import { expect, test } from 'vitest'
import { busiest } from '../../../../../web/areas/analytics/visitors/week.ts'

const week = (...given: [day: number, hour: number, many: number][]) => {
  const hours = Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0))
  for (const [day, hour, many] of given) hours[day]![hour] = many
  return hours
}

test('the busiest hour is found, of several the first of the week', () => {
  expect(busiest(week([0, 3, 9], [1, 5, 9], [2, 1, 4]))).toEqual({ day: 1, hour: 5, many: 9 })
  expect(busiest(week([0, 23, 1]))).toEqual({ day: 0, hour: 23, many: 1 })
  expect(busiest(week())).toMatchObject({ many: 0 })
  expect(busiest([])).toMatchObject({ many: 0 })
})

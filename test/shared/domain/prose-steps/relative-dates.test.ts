import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compileStep } from '../../../../shared/domain/prose-steps/compile-step.ts'
import { dateIn, revealDates } from '../../../../shared/domain/prose-steps/relative-dates.ts'
import { moveDay, orderDays } from '../../../../shared/domain/requirement-model/evaluate/days.ts'
import { printValue } from '../../../../shared/domain/requirement-model/evaluate/print.ts'

const moved = (days: number, months: number) => moveDay({ type: 'day', fromToday: 0 }, { days, months })
const written = (day: ReturnType<typeof moved>) => {
  const text = printValue(day)
  return typeof text === 'string' ? text : text.why
}

describe('a date counted from the day of the run', () => {
  test.each([
    ['%TODAY%', '2026-11-20', '2026-11-20'],
    ['%TODAY+1D%', '2026-12-31', '2027-01-01'],
    ['%TODAY-1D%', '2028-03-01', '2028-02-29'],
    ['%TODAY+2W%', '2026-11-20', '2026-12-04'],
    ['%TODAY+1M%', '2026-01-31', '2026-02-28'],
    ['%TODAY+1M+1D%', '2026-01-31', '2026-03-01'],
    ['%TODAY-18Y%', '2028-02-29', '2010-02-28'],
    ['%TODAY-18Y+1D%', '2026-11-20', '2008-11-21'],
    ['%TODAY-13M%', '2026-01-15', '2024-12-15'],
    ['from %TODAY% to %TODAY+1Y%', '2026-11-20', 'from 2026-11-20 to 2027-11-20'],
  ])('%s on %s', (text, day, expected) => expect(revealDates(text, day)).toBe(expected))

  test.each([
    '%TODAY+1H%',
    '%TODAY +1D%',
    '%TODAY+D%',
    '%today%',
    '%TODAY+123456D%',
    '%TODAY',
    '%TODAY-9999Y%',
    '%TODAY+9999Y%',
  ])('“%s” stays as it is', (text) => expect(revealDates(text, '2026-11-20')).toBe(text))
  test('a text of marks without end is read in linear time', () => {
    const text = '%TODAY+1'.repeat(100_000)
    expect(revealDates(text, '2026-11-20')).toBe(text)
  })
  test('the order of two marks on any day is the one that test design takes for sure', () => {
    const span = fc.integer({ min: -40, max: 40 })
    fc.assert(
      fc.property(span, span, span, span, fc.integer({ min: 0, max: 20_000 }), (m1, d1, m2, d2, day) => {
        const on = new Date(day * 86_400_000).toISOString().slice(0, 10)
        const date = (months: number, days: number) => revealDates(written(moved(days, months)), on)
        const order = orderDays(moved(d1, m1), moved(d2, m2))
        if (typeof order !== 'number') return
        expect(Math.sign(date(m1, d1).localeCompare(date(m2, d2)))).toBe(order)
      }),
      { numRuns: 500 },
    )
  })
  test('what test design writes is what a run replaces', () => {
    expect(written(moved(1, -18 * 12))).toBe('%TODAY-216M+1D%')
    expect(revealDates('%TODAY-216M+1D%', '2026-11-20')).toBe(revealDates('%TODAY-18Y+1D%', '2026-11-20'))
  })
})

test('the day of a run is that of its time zone', () => {
  const evening = Date.UTC(2026, 10, 20, 23, 30)
  expect(dateIn('UTC', evening)).toBe('2026-11-20')
  expect(dateIn('Europe/Berlin', evening)).toBe('2026-11-21')
  expect(dateIn('America/New_York', Date.UTC(2026, 10, 21, 2))).toBe('2026-11-20')
})

test('a step with a mark compiles and keeps it for the run', () => {
  const { actions, problems } = compileStep({
    action: 'Enter "%TODAY+1D%" in the "Delivery date" field',
    expectedResult: '',
    testData: 'Delivery date=%TODAY+1D%',
  })
  expect(problems).toEqual([])
  expect(actions).toEqual([expect.objectContaining({ action: 'fill', value: '%TODAY+1D%' })])
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readSource } from '../../../../shared/domain/requirements/index.ts'
import {
  compareMoments,
  shifted,
  today,
  type Moment,
  type TemporalRange,
} from '../../../../shared/domain/requirements/facts/temporal/moment.ts'
import type { TestCase } from '../../../../shared/domain/test-cases/schema.ts'
import {
  boundaryValues,
  partitionsAround,
} from '../../../../shared/domain/test-design/techniques/boundaries.ts'
import { CoverageChecker } from '../../../../shared/domain/test-design/check/coverage-checker.ts'
import { allowed } from '../../../../shared/domain/test-design/check/satisfies.ts'
import { designTests } from '../../../../shared/domain/test-design/index.ts'
import { itemsOf } from '../../../../shared/domain/test-design/items/items.ts'
import { literalFor, typicalLiteral } from '../../../../shared/domain/test-design/literals/literal-for.ts'
import { buildModel } from '../../../../shared/domain/test-design/modelling/build-model.ts'
import {
  temporalEdges,
  temporalPartitions,
} from '../../../../shared/domain/test-design/partitions/temporal.ts'

const design = (requirements: string) => designTests({ requirements, mode: 'agentic', maxTestCases: 200 })
const rows = (requirements: string) =>
  design(requirements).testCases.map(
    ({ steps = [], expectedResult, automation }) =>
      `${steps.flatMap(({ testData }) => testData ?? []).join('; ')} => ${expectedResult} (${automation?.ready})`,
  )

describe('a range of fixed days', () => {
  const text = `The start date must be between 1 January 2026 and 31 December 2026. If the start date is before 1 January 2026 or after
31 December 2026, the page shows "Choose a day in 2026". After a successful booking the page shows "Booked".`
  test('has its ends and the days beside them, and a day that no calendar has', () => {
    const found = rows(text.replace('\n', ' '))
    for (const [value, outcome] of [
      ['2025-12-31', 'The message "Choose a day in 2026" is shown'],
      ['2026-01-01', '"Booked" is visible'],
      ['2026-12-31', '"Booked" is visible'],
      ['2027-01-01', 'The message "Choose a day in 2026" is shown'],
    ])
      expect(found).toContain(`Start date=${value} => ${outcome} (true)`)
    expect(found.some((row) => row.startsWith('Start date=2026-02-30 => '))).toBe(true)
  })
})

describe('a range counted from today', () => {
  test('is written in marks that the run replaces', () => {
    const found = rows(
      'The delivery date must be at least 1 day and at most 365 days in the future. If the delivery date is less than 1 day or more than 365 days in the future, "Choose another day" is shown. After a successful order the page shows "Thanks".',
    )
    for (const [value, outcome] of [
      ['%TODAY%', 'The message "Choose another day" is shown'],
      ['%TODAY+1D%', '"Thanks" is visible'],
      ['%TODAY+365D%', '"Thanks" is visible'],
      ['%TODAY+366D%', 'The message "Choose another day" is shown'],
    ])
      expect(found).toContain(`Delivery date=${value} => ${outcome} (true)`)
  })
  test('an age is tested on the day of the birthday and the day before it', () => {
    const found = rows(
      'The form asks for the date of birth. The customer must be at least 18 years old. If the customer is younger than 18, "Adults only" is shown. After a successful sign-up the page shows "Welcome".',
    )
    expect(found).toContain('Date of birth=%TODAY-18Y% => "Welcome" is visible (true)')
    expect(found).toContain('Date of birth=%TODAY-18Y+1D% => The message "Adults only" is shown (true)')
    expect(found.join('\n')).not.toContain('Age=')
  })
  test('a limit of an age that is typed stays a number', () => {
    const found = rows('The field "Age" must be from 18 to 120.')
    expect(found.join('\n')).toContain('Age=17')
    expect(found.join('\n')).not.toContain('TODAY')
  })
})

test('times of day go minute by minute', () => {
  const found = rows('The pickup time must be from 08:00 to 18:00.')
  for (const value of ['07:59', '08:00', '18:00', '18:01'])
    expect(found.some((row) => row.startsWith(`Pickup time=${value} => `))).toBe(true)
})

test('a message in brackets behind one side answers only that side', () => {
  const found = rows(
    'The execution date must not lie in the past ("Not in the past, please") and not more than 365 days ahead ("Within 365 days, please"). After a successful transfer the page shows "Done".',
  )
  expect(found).toContain(
    'Execution date=%TODAY-1D% => The message "Not in the past, please" is shown (true)',
  )
  expect(found).toContain(
    'Execution date=%TODAY+366D% => The message "Within 365 days, please" is shown (true)',
  )
})

test('times in steps have their neighbours at the next steps, and a time between two steps', () => {
  const found = rows('The start time must be from 08:00 to 16:40, every 20 minutes.')
  const entered = found.map((row) => row.replace(/ => .*/, ''))
  for (const value of ['07:40', '08:00', '16:40', '17:00', '08:10'])
    expect(entered).toContain(`Start time=${value}`)
})

test('a message about a limit that is not the input’s own is a rule, not a refusal', () => {
  const { testCases } = design(
    'The pickup date must be between 2026-01-01 and 2026-12-31. If the pickup date is after 2026-12-20, the page shows "Holiday fee".',
  )
  for (const { expectedResult, steps = [] } of testCases)
    if (expectedResult?.includes('Holiday fee'))
      expect(steps.flatMap(({ testData }) => testData ?? [])).not.toContain('Pickup date=2027-01-01')
})

test.each([
  'The shop is open from 08:00 to 18:00.',
  'Orders that are placed before 14:00 are shipped the same day.',
  'The offer is valid until 31 December 2026.',
])('“%s” limits no input', (text) => {
  const data = design(text).testCases.flatMap(({ steps = [] }) =>
    steps.flatMap(({ testData }) => testData ?? []),
  )
  expect(data).toEqual([])
})

describe('boundary sets of days and minutes', () => {
  const ends = fc
    .tuple(fc.integer({ min: -20_000, max: 60_000 }), fc.integer({ min: 0, max: 2000 }))
    .map(([low, width]) => ({ low, high: low + width }))
  test('equal the definition for any fixed range, with two and with three points', () => {
    fc.assert(
      fc.property(ends, fc.constantFrom(2 as const, 3 as const), ({ low, high }, points) => {
        const range: TemporalRange = {
          of: 'date',
          min: { from: 'calendar', at: low },
          max: { from: 'calendar', at: high },
        }
        const { below, valid, above } = partitionsAround({ min: BigInt(low), max: BigInt(high) })
        const intervals = [below, valid, above].filter((one) => one !== undefined)
        const found = temporalEdges(range, points).map((one) =>
          one.from === 'calendar' ? BigInt(one.at) : -1n,
        )
        expect(found).toEqual(boundaryValues(intervals, { points }))
      }),
    )
  })
  test('equal it for any range of days counted from today', () => {
    fc.assert(
      fc.property(ends, fc.constantFrom(2 as const, 3 as const), ({ low, high }, points) => {
        const { below, valid, above } = partitionsAround({ min: BigInt(low), max: BigInt(high) })
        const intervals = [below, valid, above].filter((one) => one !== undefined)
        const found = temporalEdges({ of: 'date', min: today(low), max: today(high) }, points)
        expect(found.map((one) => (one.from === 'today' ? BigInt(one.days) : -1n))).toEqual(
          boundaryValues(intervals, { points }),
        )
      }),
    )
  })
  test('stop where a day of 24 hours ends', () => {
    const range: TemporalRange = {
      of: 'time',
      min: { from: 'calendar', at: 0 },
      max: { from: 'calendar', at: 1439 },
    }
    expect(temporalEdges(range, 3).map((one) => (one.from === 'calendar' ? one.at : -1))).toEqual([
      0, 1, 1438, 1439,
    ])
  })
  test('every literal lies in its own partition, and is allowed exactly when the partition is valid', () => {
    const moment = fc.oneof(
      fc.integer({ min: -20_000, max: 60_000 }).map((at): Moment => ({ from: 'calendar', at })),
      fc
        .tuple(fc.integer({ min: -900, max: 900 }), fc.integer({ min: -100, max: 100 }))
        .map(([months, days]): Moment => today(days, months)),
    )
    fc.assert(
      fc.property(
        fc.option(moment, { nil: undefined }),
        fc.option(moment, { nil: undefined }),
        (min, max) => {
          if ((!min && !max) || (min && max && (compareMoments(min, max) ?? 0) > 0)) return
          const range: TemporalRange = { of: 'date', ...(min ? { min } : {}), ...(max ? { max } : {}) }
          const parameter = parameterOf(range)
          for (const { test: partition, valid } of temporalPartitions('Day', range)) {
            const literal = literalFor(parameter, partition)
            expect(literal).not.toBe('')
            expect(literal === undefined ? undefined : allowed(literal, parameter.constraints)).toBe(valid)
          }
          expect(allowed(typicalLiteral(parameter) ?? '', parameter.constraints)).toBe(true)
        },
      ),
    )
  })
  test('a shift beyond the calendar is none', () => {
    expect(shifted({ from: 'calendar', at: 1439 }, 1, 'time')).toBeUndefined()
    expect(shifted({ from: 'calendar', at: 2_932_896 }, 1, 'date')).toBeUndefined()
  })
})

function parameterOf(temporal: TemporalRange) {
  return {
    id: 'S1.day',
    label: 'Day',
    constraints: { temporal, format: 'date' as const },
    origins: ['REQ-001'],
    statedBy: {},
    repeats: [],
    conflicts: [],
    messages: [],
  }
}

describe('the checker believes the dates of a case, not its claims', () => {
  const { sentences, read } = readSource({
    text: 'The delivery date must be at least 1 day and at most 365 days in the future.',
  })
  const model = buildModel(sentences, read)
  const items = itemsOf(model)
  const exercised = (value: string) => [
    ...new CoverageChecker(model, items).exercised({
      id: 'X',
      title: 'X',
      testLevel: 'system',
      testType: 'functional',
      priority: 'medium',
      steps: [
        { stepNumber: 1, action: 'Open the page', expectedResult: '' },
        {
          stepNumber: 2,
          action: `Enter "${value}" in the "Delivery date" field`,
          expectedResult: '',
          testData: `Delivery date=${value}`,
        },
      ],
      expectedResult: 'refused',
      coverageItems: items.map(({ id, technique }) => ({ id, technique })),
    } as TestCase),
  ]
  test('a mark counts for the boundary that it is', () =>
    expect(exercised('%TODAY+366D%')).toEqual([
      'REQ-001/Delivery date/partition/366 days from today or later',
      'REQ-001/Delivery date/boundary/366 days from today',
    ]))
  test.each(['%TODAY+2D%', '%TODAY+12M%', '2027-01-01', '%TODAY+366H%', '2026-02-30', ''])(
    '“%s” counts for no boundary',
    (value) => expect(exercised(value).filter((id) => id.includes('/boundary/'))).toEqual([]),
  )
})

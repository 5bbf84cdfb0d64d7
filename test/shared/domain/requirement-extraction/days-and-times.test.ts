import { describe, expect, test } from 'vitest'
import {
  dateOf,
  datesIn,
  timeOf,
  timesIn,
} from '../../../../shared/domain/requirement-extraction/verify/days-and-times.ts'
import { expectLinear } from '../../../support/costs.ts'
import { answer, limit, readWith, rule, thing } from './support.ts'

test.each([
  ['31 March 2027', '2027-03-31'],
  ['March 31, 2027', '2027-03-31'],
  ['31st Mar 2027', '2027-03-31'],
  ['2027-03-31', '2027-03-31'],
  ['2027/03/31', '2027-03-31'],
  ['03/31/2027', '2027-03-31'],
  ['31/03/2027', '2027-03-31'],
  ['31.03.2027', '2027-03-31'],
  ['31-3-2027', '2027-03-31'],
  ['31. März 2027', '2027-03-31'],
  ['31 de marzo de 2027', '2027-03-31'],
  ['03/04/2027', undefined],
  ['31 February 2027', undefined],
  ['31 Smarch 2027', undefined],
  ['2027', undefined],
])('%j is the date %s', (written, value) => expect(dateOf(written)).toBe(value))

test.each([
  ['9:30', '09:30'],
  ['09:30', '09:30'],
  ['9.30 am', '09:30'],
  ['9.30 p.m.', '21:30'],
  ['9 pm', '21:00'],
  ['9.30', '09:30'],
  ['9h30', '09:30'],
  ['noon', '12:00'],
  ['25:30', undefined],
  ['9.75', undefined],
  ['930', undefined],
])('%j is the time %s', (written, value) => expect(timeOf(written)).toBe(value))

test('a date in two orders may be either, and is found as it is written', () => {
  expect(datesIn('Closed after 03/04/2027.')).toEqual([
    { value: '2027-04-03', written: '03/04/2027' },
    { value: '2027-03-04', written: '03/04/2027' },
  ])
  expect(timesIn('Open from 9.30 am to 5 pm.').map(({ value }) => value)).toEqual(['09:30', '17:00'])
})

test.each(['9', '1.', '31 March ', '03/', '12:', '9 a ', 'jan '])('texts of %j cost their length', (part) => {
  expectLinear(100_000, (length) => {
    const text = part.repeat(length / part.length)
    return [datesIn(text), timesIn(text)]
  })
})

describe('a model that says a date or a time in another spelling than the text', () => {
  test.each([
    ['31 March 2027', 'date("2027-03-31")'],
    ['31 March 2027', 'date("31 March 2027")'],
    ['03/31/2027', 'date("2027-03-31")'],
    ['March 31st, 2027', 'date("03/31/2027")'],
    ['2027-03-31', 'date("2027-03-31")'],
  ])('is right where the text has %s and it says %s', async (written, said) => {
    const read = await readWith(
      `The delivery date must not be after ${written}.`,
      answer({
        things: [thing('delivery date', { s: [0], kind: 'date' })],
        limits: [limit([0], `[delivery date] <= ${said}`)],
      }),
    )
    expect(read.reasons).toEqual([])
    expect(read.said).toContain('constraint if delivery date > 2027-03-31: refused')
    expect(read.asked).toHaveLength(1)
  })

  test.each([
    ['9:30', 'time("09:30")'],
    ['9.30 am', 'time("09:30")'],
    ['09:30', 'time("9:30")'],
    ['9.30 am', 'time("9.30 am")'],
  ])('is right where the text has %s and it says %s', async (written, said) => {
    const read = await readWith(
      `The pick-up time must not be before ${written}.`,
      answer({
        things: [thing('pick-up time', { s: [0], kind: 'time' })],
        limits: [limit([0], `[pick-up time] >= ${said}`)],
      }),
    )
    expect(read.reasons).toEqual([])
    expect(read.said).toContain('constraint if pick-up time < 09:30: refused')
  })

  test('is wrong where the text has another day, or half of the day', async () => {
    const things = [thing('day', { s: [0], kind: 'date' }), thing('hour', { s: [0], kind: 'time' })]
    const read = await readWith(
      'The day must be before 31 March 2027 and the hour before 9:30 pm.',
      answer({
        things,
        limits: [limit([0], '[day] < date("2027-03-30")'), limit([0], '[hour] < time("09:30")')],
      }),
      null,
    )
    expect(read.reasons).toEqual([
      '"2027-03-30" does not stand in the sentences that it names',
      '"09:30" does not stand in the sentences that it names',
    ])
  })
})

describe('a value is of the kind of its subject', () => {
  test.each([
    ['time', 'The alarm starts at 7.30 am.', '7.30 am', { type: 'time', value: '07:30' }],
    ['time', 'The alarm starts at 7:30.', 'time("07:30")', { type: 'time', value: '07:30' }],
    ['date', 'The alarm starts on 1 May 2027.', '1 May 2027', { type: 'date', value: '2027-05-01' }],
    ['date', 'The alarm starts on 1 May 2027.', '2027-05-01', { type: 'date', value: '2027-05-01' }],
    ['date', 'The alarm is preset to today.', 'today', { type: 'day', fromToday: 0 }],
    ['date', 'The alarm is preset to 3 days from today.', 'today + 3 days', { type: 'day', fromToday: 3 }],
    ['number', 'The alarm starts with 1,000.', '1,000', { type: 'number', value: '1000' }],
    ['number', 'The alarm starts with 5 minutes.', '5 minutes', { type: 'number', value: '5' }],
    ['boolean', 'The alarm is unticked.', 'unticked', { type: 'boolean', value: false }],
    ['boolean', 'The alarm is on at first.', 'on', { type: 'boolean', value: true }],
    ['text', 'The alarm says 7:30.', '7:30', { type: 'text', value: '7:30' }],
  ] as const)('a %s in %j', async (kind, text, start, initial) => {
    const read = await readWith(text, answer({ things: [thing('alarm', { s: [0], kind, start })] }))
    expect(read.reasons).toEqual([])
    expect(read.model.subjects.find(({ name }) => name === 'alarm')?.initial).toEqual(initial)
  })

  test('a choice begins with its option, however it is capitalised', async () => {
    const options = ['Standard', 'Express']
    const read = await readWith(
      'The shipping is Standard or Express; standard is preset.',
      answer({ things: [thing('shipping', { s: [0], kind: 'choice', options, start: 'standard' })] }),
    )
    expect(read.model.subjects[0]?.initial).toEqual({ type: 'text', value: 'Standard' })
  })

  test('also where a rule, an event or a sample says it as a text', async () => {
    const text = 'If the day is 1 May 2027, the count is 5. A day such as "31/12/2026" is wrong.'
    const things = [
      thing('day', { s: [0], kind: 'date' }),
      thing('count', { s: [0], kind: 'number', entered: false }),
    ]
    const read = await readWith(
      text,
      answer({ things, rules: [rule([0], null, '[day] = "1 May 2027"', ['set([count], "5")'])] }),
    )
    expect(read.model.rules[0]).toMatchObject({
      if: { kind: 'one-of', values: [{ type: 'date', value: '2027-05-01' }] },
      then: [{ kind: 'set', to: { kind: 'value', value: { type: 'number', value: '5' } } }],
    })
  })
})

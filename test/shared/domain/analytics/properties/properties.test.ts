import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type AnalyticsEvent, eventKinds } from '../../../../../shared/domain/analytics/event.ts'
import { readCondition } from '../../../../../shared/domain/analytics/figures/filters.ts'
import {
  eventDataStats,
  eventDataValues,
  eventFields,
  eventProperties,
  eventPropertyValues,
} from '../../../../../shared/domain/analytics/properties/event-data.ts'
import {
  sessionDataProperties,
  sessionDataStats,
  sessionDataValues,
} from '../../../../../shared/domain/analytics/properties/session-data.ts'
import { Tally } from '../../../../../shared/domain/analytics/properties/tally.ts'
import { propertiesOf } from '../../../../../shared/domain/analytics/reading/properties-of.ts'
import {
  wholeQuery,
  daysOf,
  eventAt,
  range,
  someEvents,
  visitsOf,
} from '../../../../support/analytics-truth.ts'
import { visitorsOf } from '../../../../support/report-truth.ts'
import { forAll } from '../../../../support/for-all.ts'

/** Data of every kind, some of it in objects and lists. */
const someData = [
  '',
  '{"plan":"team","seats":5}',
  '{"plan":"free","new":true}',
  '{"cart":{"items":2},"tags":["a","b"]}',
  '{"plan":"team","since":"2026-07-01T10:20:30Z"}',
  '{"plan":7}',
]
const sixty = fc.array(fc.constantFrom(...someData), { minLength: 60, maxLength: 60 })
const events = () =>
  fc.array(fc.tuple(someEvents(), sixty), { minLength: 1, maxLength: 3 }).map((parts) => {
    // No two at once, so that the last that was told is one.
    const all = parts.flatMap(([some, data]) =>
      some.map((event, at) => ({ ...event, texts: { ...event.texts, data: data[at] ?? '' } })),
    )
    return [...new Map(all.map((event) => [`${event.visitor} ${event.at}`, event])).values()]
  })
const hold = (check: (some: AnalyticsEvent[]) => void) => forAll([events()], 60, check)

const propertiesIn = ({ texts: { data = '' } }: AnalyticsEvent) =>
  data === '' ? [] : propertiesOf(JSON.parse(data) as Record<string, unknown>)
const counted = (keys: readonly string[]) =>
  Object.fromEntries([...Map.groupBy(keys, (key) => key)].map(([key, some]) => [key, some.length]))
const keyed = <T extends { total: number }>(rows: readonly T[], key: (row: T) => string) =>
  Object.fromEntries(rows.map((row) => [key(row), row.total]))

const fieldOf = (row: { propertyName: string; dataType: number }) => `${row.propertyName} ${row.dataType}`
const fieldsOf = (properties: readonly ReturnType<typeof propertiesOf>[]) =>
  counted(properties.flat().map(({ name, type }) => `${name} ${type}`))

describe('what developers sent with events', () => {
  const custom = (some: readonly AnalyticsEvent[]) => some.filter(({ kind }) => kind === eventKinds.event)

  test('is counted by name, property and kind as by hand', () => {
    hold((some) => {
      const truth = custom(some).flatMap((event) =>
        propertiesIn(event).map(({ name, type }) => `${event.texts.event ?? ''} ${name} ${type}`),
      )
      const told = eventProperties(daysOf(some), wholeQuery)
      const names = keyed(told, (row) => `${row.eventName} ${row.propertyName} ${row.dataType}`)
      expect(names).toEqual(counted(truth))
      expect(keyed(eventFields(daysOf(some), wholeQuery), fieldOf)).toEqual(
        fieldsOf(custom(some).map(propertiesIn)),
      )
    })
  })

  test('is counted by value as by hand, of events of one name too', () => {
    hold((some) => {
      const of = (eventName?: string) =>
        custom(some)
          .filter(({ texts }) => eventName === undefined || texts.event === eventName)
          .flatMap((event) => propertiesIn(event).filter(({ name }) => name === 'plan'))
          .map(({ text }) => text)
      const valueCounts = (eventName?: string) => {
        const rows = eventDataValues(daysOf(some), { ...wholeQuery, propertyName: 'plan', eventName })
        return keyed(rows, ({ value }) => value)
      }
      expect(valueCounts()).toEqual(counted(of()))
      expect(valueCounts('buy')).toEqual(counted(of('buy')))
    })
  })

  test('comes to as many events and values as by hand', () => {
    hold((some) => {
      const properties = custom(some).map(propertiesIn)
      expect(eventDataStats(daysOf(some), wholeQuery)).toEqual({
        events: properties.filter(({ length }) => length > 0).length,
        properties: new Set(properties.flat().map(({ name }) => name)).size,
        records: properties.flat().length,
      })
    })
  })

  const purchase = (data: string) => eventAt(0, { kind: eventKinds.event, texts: { event: 'buy', data } })

  test('counts moments by their hour, and of a list each item where lists are wholeQuery for', () => {
    const days = daysOf([purchase('{"since":"2026-07-01T10:20:30+02:00","tags":["a","b","a"]}')])
    const of = (propertyName: string, dataType?: number) =>
      eventDataValues(days, { ...wholeQuery, propertyName, dataType })
    expect(of('since')).toEqual([{ value: '2026-07-01 08:00:00', total: 1 }])
    expect(of('tags')).toEqual([{ value: '["a","b","a"]', total: 1 }])
    expect(of('tags', 5)).toEqual([
      { value: 'a', total: 2 },
      { value: 'b', total: 1 },
    ])
    expect(of('tags', 1)).toEqual([])
  })

  test('may be called what objects have of themselves', () => {
    const days = daysOf([purchase('{"__proto__":{"constructor":"x"},"toString":"y"}')])
    expect(eventPropertyValues(days, wholeQuery).map((row) => [row.propertyName, row.propertyValue])).toEqual(
      [
        ['__proto__.constructor', 'x'],
        ['toString', 'y'],
      ],
    )
  })

  test('is given up where there are too many different ones to hold', () => {
    const tally = new Tally<[string]>(2)
    tally.add(['a'])
    tally.add(['b'])
    tally.add(['a'])
    expect(() => tally.add(['c'])).toThrow('Too many values')
    expect(tally.top(9)).toEqual([
      { parts: ['a'], total: 2 },
      { parts: ['b'], total: 1 },
    ])
  })
})

describe('what pages told of visitors', () => {
  /** Of each visitor who passes the last value of each property, and what they did. */
  const truthOf = (some: AnalyticsEvent[], passes: (event: AnalyticsEvent) => boolean = () => true) =>
    visitorsOf(some.filter(({ visitor }) => visitor !== ''))
      .filter((all) => all.some(passes))
      .map((all) => {
        const sorted = all.toSorted((a, b) => a.at - b.at)
        const told = sorted.filter(({ kind }) => kind === eventKinds.identify).flatMap(propertiesIn)
        const did = sorted.filter(({ kind }) => kind !== eventKinds.identify)
        return { properties: [...new Map(told.map((each) => [each.name, each])).values()], did, all: sorted }
      })

  test('is counted by property and by value as by hand', () => {
    hold((some) => {
      const known = truthOf(some).map(({ properties }) => properties)
      const days = () => daysOf(some)
      expect(keyed(sessionDataProperties(days, wholeQuery), fieldOf)).toEqual(fieldsOf(known))
      const plans = known.flat().filter(({ name }) => name === 'plan')
      const valueCounts = keyed(
        sessionDataValues(days, { ...wholeQuery, propertyName: 'plan' }),
        ({ value }) => value,
      )
      expect(valueCounts).toEqual(counted(plans.map(({ text }) => text)))
    })
  })

  test('is counted of those alone of whom something passes the filter, whenever it was told', () => {
    hold((some) => {
      const filter = { conditions: [readCondition('path', '/a')], any: false }
      const known = truthOf(some, ({ texts }) => texts.path === '/a').map(({ properties }) => properties)
      const told = sessionDataProperties(() => daysOf(some), { range, filter })
      expect(keyed(told, fieldOf)).toEqual(fieldsOf(known))
    })
  })

  test('says what visitors with each text did', () => {
    hold((some) => {
      const told = sessionDataStats(() => daysOf(some), { ...wholeQuery, propertyName: 'plan' })
      const visits = visitsOf(some)
      const of = (label: string) =>
        truthOf(some).filter(({ properties }) =>
          properties.some(({ name, type, text }) => name === 'plan' && type === 1 && text === label),
        )
      for (const row of told) {
        const did = of(row.label).flatMap((each) => each.did)
        const isIn = (event: AnalyticsEvent) => did.includes(event)
        expect(row).toMatchObject({
          sessions: of(row.label).length,
          activity: did.length,
          views: did.filter(({ kind }) => kind === eventKinds.pageview).length,
          events: did.filter(({ kind }) => kind === eventKinds.event).length,
          visits: visits.filter((visit) => visit.events.some(isIn)).length,
        })
      }
      expect(told.length).toBe(['team', 'free'].filter((label) => of(label).length > 0).length)
    })
  })
})

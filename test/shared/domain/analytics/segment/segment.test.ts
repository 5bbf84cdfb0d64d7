import { expect, test } from 'vitest'
import type { AnalyticsEvent } from '../../../../../shared/domain/analytics/event.ts'
import { buildSegment, eventsOf } from '../../../../../shared/domain/analytics/segment/build.ts'
import { decodeSegment, encodeSegment } from '../../../../../shared/domain/analytics/segment/encode.ts'
import { mergeSegments } from '../../../../../shared/domain/analytics/segment/merge.ts'
import { dayOf } from '../../../../../shared/domain/analytics/segment/segment.ts'
import { eventAt, firstDay, someEvents } from '../../../../support/analytics-truth.ts'
import { forAll } from '../../../../support/for-all.ts'

const ofFirstDay = (events: AnalyticsEvent[]) => events.filter(({ at }) => dayOf(at) === firstDay)
const inOrder = (events: AnalyticsEvent[]) => events.map((event) => JSON.stringify(event)).sort()

test('the events of a day come back out of its columns as they went in', () => {
  forAll([someEvents()], (all) => {
    const events = ofFirstDay(all)
    const read = decodeSegment(encodeSegment(buildSegment(firstDay, events)).buffer)
    expect(inOrder(eventsOf(read))).toEqual(inOrder(events))
  })
})

test('what arrives later is joined as if it had been there from the start', () => {
  forAll([someEvents(), someEvents()], (some, more) => {
    const [early, late] = [ofFirstDay(some), ofFirstDay(more)]
    const merged = mergeSegments(buildSegment(firstDay, early), buildSegment(firstDay, late))
    expect(eventsOf(merged)).toEqual(eventsOf(buildSegment(firstDay, [...early, ...late])))
  })
})

test('what is new stands in its place between long stretches of what was there', () => {
  const hit = (visitor: number, at: number) =>
    eventAt(at, { visitor: visitor.toString(16).padStart(16, '0'), texts: { path: `/${visitor}/${at}` } })
  const early = [1, 2, 3].flatMap((visitor) => Array.from({ length: 200 }, (_, n) => hit(visitor, 10 * n)))
  const late = [hit(2, 1005), hit(2, 1015), hit(4, 5), hit(1, 9999)]
  const merged = mergeSegments(buildSegment(firstDay, early), buildSegment(firstDay, late))
  expect(eventsOf(merged)).toEqual(eventsOf(buildSegment(firstDay, [...early, ...late])))
})

test('hundreds of different texts need wider codes, and are all told again', () => {
  const events = Array.from({ length: 70_000 }, (_, n) =>
    eventAt(0, {
      visitor: n.toString(16).padStart(16, '0'),
      texts: { path: `/${n % 300}`, title: `Title ${n}` },
    }),
  )
  const bytes = encodeSegment(buildSegment(firstDay, events))
  const { columns } = decodeSegment(bytes.buffer)
  expect(columns.path?.codes).toBeInstanceOf(Uint16Array)
  expect(columns.title?.codes).toBeInstanceOf(Uint32Array)
  expect(new Set(eventsOf(decodeSegment(bytes.buffer)).map(({ texts }) => texts.title)).size).toBe(70_000)
})

test('texts that look like what stands between columns come back as they are', () => {
  const looks = [
    ']],["path",["',
    '"]]],"isMeasured":true}',
    ',"columns":[["title",["',
    '\\"]],[\\"',
    '\\',
    '"',
    ']],[',
    'x]],[',
    ']],["x',
    ']]]',
    ']]],',
  ]
  const events = looks.map((text, n) =>
    eventAt(n, {
      visitor: n.toString(16).padStart(16, '0'),
      texts: { path: text, title: `${text}${text}`, data: text },
    }),
  )
  const read = decodeSegment(encodeSegment(buildSegment(firstDay, events)).buffer)
  expect(eventsOf(read)).toEqual(eventsOf(buildSegment(firstDay, events)))
})

test('events without any text or value have empty columns', () => {
  const events = [eventAt(0, { visitor: '00000000000000aa', texts: {}, value: 0 })]
  const read = decodeSegment(encodeSegment(buildSegment(firstDay, events)).buffer)
  expect(read.columns).toEqual({})
  expect([...read.value]).toEqual([0])
})

test('bytes of another version are refused instead of read', () => {
  const bytes = encodeSegment(buildSegment(firstDay, []))
  const text = new TextDecoder('latin1').decode(bytes).replace('"version":1', '"version":9')
  expect(() => decodeSegment(Uint8Array.from(text, (char) => char.charCodeAt(0)).buffer)).toThrow('version 9')
})

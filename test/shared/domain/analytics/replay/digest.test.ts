import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chunk } from '../recorded.ts'
import { summarize } from '../../../../../shared/domain/analytics/replay/summarize.ts'
import { mostEvents, readRecording } from '../../../../../shared/domain/tracker/recording.ts'
import { words } from '../../../../support/words.ts'
import { forAll } from '../../../../support/for-all.ts'

const chunkBytes = 1_000_000
/** What of a chunk is kept beside it, whoever sent it. */
const digestBytes = 200_000
const node = (id: number) => ({ id, tagName: 'input' })

test('little is kept of a chunk of nothing but pages, or of nothing but fields', () => {
  const every = Array.from({ length: mostEvents }, (_, at) => at)
  const pages = every.map((timestamp) => ({
    type: 4,
    timestamp,
    data: { href: `/${timestamp}/`.padEnd(chunkBytes / mostEvents, 'é') },
  }))
  const fields = every.map((timestamp) => ({
    type: 2,
    timestamp,
    data: { node: { childNodes: Array.from({ length: 1000 }, (_, id) => node(id)) } },
  }))
  for (const events of [pages, fields])
    expect(JSON.stringify(chunk(...events)).length).toBeLessThan(digestBytes)
  expect(chunk(...pages).pages.at(-1)?.href).toMatch(/^\/199\//)
})

test('whatever a stranger sends as events is summed up', () => {
  const odd = fc.oneof(
    fc.jsonValue(),
    fc.double(),
    fc.constantFrom('\ud800', '\u0000', -0, Number.MAX_VALUE, 'input', 'error', '__proto__'),
  )
  const named = fc.dictionary(
    fc.constantFrom(...words`source type id x y href width tag node adds plugin payload`),
    odd,
  )
  const data = fc.oneof(
    odd,
    named,
    named.map((inner) => ({ ...inner, node: inner, adds: [inner, { node: inner }] })),
  )
  const event = fc.record({
    type: fc.integer({ min: 0, max: 20 }),
    timestamp: fc.double({ min: 0, max: 8_640_000_000_000_000, noNaN: true }),
    data,
  })
  forAll([fc.array(event, { minLength: 1, maxLength: 20 })], (events) => {
    const sent = { type: 'record', payload: { website: crypto.randomUUID(), events } }
    const reading = readRecording(JSON.parse(JSON.stringify(sent)))
    if (!reading.ok) throw new Error(JSON.stringify(reading.problems))
    const read = chunk(...reading.recording.events)
    const summary = summarize([JSON.parse(JSON.stringify(read)) as typeof read])
    expect(summary.eventCount).toBe(events.length)
    expect(Object.values(summary).every((value) => !Number.isNaN(value))).toBe(true)
  })
})

import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { websiteFile } from '../../../../scripts/demo/website/file.mjs'
import { recordedVisit } from '../../../../scripts/demo/website/recording.mjs'
import { bookshopVisits } from '../../../../scripts/demo/website/visits.mjs'
import { checkLine, nothingChecked } from '../../../../shared/domain/analytics/file/check.ts'
import { judgeClicks } from '../../../../shared/domain/analytics/replay/clicks.ts'
import { digestChunk } from '../../../../shared/domain/analytics/replay/digest.ts'
import { readLine } from '../../../../shared/domain/analytics/file/lines.ts'

const hourMs = 3_600_000
const now = Date.UTC(2026, 5, 17, 9, 30)
const wanted = { seed: 3, now, days: 30, visits: 500 }

test('visits are the same for the same seed, and others for another one', () => {
  expect(bookshopVisits(wanted)).toEqual(bookshopVisits(wanted))
  expect(bookshopVisits({ ...wanted, seed: 4 }).events).not.toEqual(bookshopVisits(wanted).events)
})

test.each([0, 1, 9.5, 23.99])(
  'as many visits as wanted, all of them over: %s hours after midnight',
  (hours) => {
    const moment = Date.UTC(2026, 5, 17) + hours * hourMs
    const { events, counted } = bookshopVisits({ ...wanted, now: moment })
    const times = events.map(({ at }) => at)
    expect(Math.max(...times)).toBeLessThan(moment)
    expect(Math.min(...times)).toBeGreaterThan(moment - 32 * 24 * hourMs)
    expect(counted).toMatchObject({ visits: 500, events: events.length })
    expect(visitsIn(events)).toBe(500)
  },
)

/** By the rule of the product: a visit ends with half an hour of silence, and with its day. */
function visitsIn(events: readonly { at: number; visitor: string }[]): number {
  const last = new Map<string, number>()
  let visits = 0
  for (const { at, visitor } of events.toSorted((a, b) => a.at - b.at)) {
    const key = `${visitor} ${Math.floor(at / (24 * hourMs))}`
    if (at - (last.get(key) ?? -Infinity) > hourMs / 2) visits++
    last.set(key, at)
  }
  return visits
}

test('some leave at once, some come again, and some of those who fill a cart order', () => {
  const { counted } = bookshopVisits({ ...wanted, visits: 5000 })
  expect(counted.visitors).toBeLessThan(counted.visits)
  expect(counted.pageviews).toBeGreaterThan(1.5 * counted.visits)
  expect(counted.purchases).toBeGreaterThan(0)
  expect(counted.purchases).toBeLessThan(counted.carts)
})

test('the file is one that an import reads to its end', () => {
  const { events } = bookshopVisits(wanted)
  const lines = gunzipSync(websiteFile(events, { at: now, website: { name: 'Shop' } }))
    .toString()
    .trimEnd()
    .split('\n')
  const checked = { ...nothingChecked }
  for (const line of lines) expect(checkLine(checked, readLine(line))).toBeNull()
  expect(checked.end?.events).toBe(events.length)
})

test('a recording begins with its page, runs in the order of time and is over', () => {
  const events = recordedVisit({ seed: 1, now })
  expect(events.slice(0, 2).map(({ type }) => type)).toEqual([4, 2])
  const times = events.map(({ timestamp }) => timestamp)
  expect(times).toEqual(times.toSorted((a, b) => a - b))
  expect(Math.max(...times)).toBeLessThan(now)
})

test('a recording tells where visitors clicked, on what and how far down they saw; some click in anger', () => {
  const events = Array.from({ length: 24 }, (_, at) => recordedVisit({ seed: at + 1, now }))
  const digests = events.map((recorded) => digestChunk(recorded, { bytes: 1, n: 0 }))
  for (const { clicks, spots = [], depths = [] } of digests) {
    expect(spots).toHaveLength(clicks.length)
    expect(depths.length).toBeGreaterThan(0)
    for (const spot of spots)
      expect(spot).toMatchObject({ path: '/books', selector: expect.stringMatching(/^body>/) })
  }
  const rages = digests.map((digest) => judgeClicks([digest]).rage)
  expect(rages).toContain(0)
  expect(Math.max(...rages)).toBeGreaterThan(0)
})

import type { AnalyticsEvent } from '../../shared/domain/analytics/event.ts'
import { dayMs } from '../../shared/domain/analytics/segment/segment.ts'

/** Numbers from 0 until before 1, the same each time (mulberry32): a product of doubles loses its low bits, and would soon run in a circle. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Eight hexadecimal digits. All of a name are as random as those of visitors, for a large day is split by the first of them. */
const digits = (random: number) =>
  Math.floor(random * 2 ** 32)
    .toString(16)
    .padStart(8, '0')

/** The same events each time: a few pages, browsers and countries have most of them, as everywhere. */
export function* eventsOf(day: number, count: number, part = 0): Generator<AnalyticsEvent> {
  const random = randomFrom(day * 7919 + part * 104_729 + 1)
  const some = (most: number) => Math.floor(random() ** 3 * most)
  for (let made = 0; made < count;) {
    const visitor = digits(random()) + digits(random())
    const who = {
      browser: `Browser ${some(8)}`,
      os: `System ${some(6)}`,
      device: ['desktop', 'mobile', 'tablet'][some(3)] ?? '',
      screen: `${some(40)}00x${some(30)}00`,
      language: `l-${some(40)}`,
      country: `C${some(90)}`,
      region: `C${some(90)}-R${some(20)}`,
      city: `City ${some(2000)}`,
      hostname: 'shop.example',
      domain: some(3) === 0 ? '' : `site-${some(300)}.example`,
      channel: ['direct', 'organicSearch', 'referral'][some(3)] ?? '',
    }
    let at = day * dayMs + Math.floor(random() * 80_000_000)
    for (let left = 1 + some(8); left > 0 && made < count; left--, made++) {
      at += Math.floor(random() * 60_000)
      const page = some(800)
      const isView = random() < 0.85
      const texts = { ...who, path: `/section/page-${page}`, title: `The title of page ${page}` }
      yield {
        at,
        kind: isView ? 1 : 2,
        visitor,
        isLasting: false,
        texts: isView ? texts : { ...texts, event: `event-${some(20)}` },
        value: 0,
      }
    }
  }
}

import { join } from 'node:path'
import { createTestHarness } from 'wrangler'
import { root } from '../scripts/toolchain.mjs'
import { dayMs } from '../shared/domain/analytics/segment/segment.ts'
import type { Range } from '../shared/domain/analytics/figures/rows.ts'
import { noFilter, readCondition } from '../shared/domain/analytics/figures/filters.ts'
import { againstDuckdb } from './analytics/against-duckdb.ts'
import type { Answer, Order } from './analytics/worker.ts'
import { type Figure, atLeast, atMost, median, told } from './figures.ts'

const firstDay = 20_000
const days = Number(process.env['DAYS'] ?? 365)
const eventsOfDay = 27_400
const inOneCall = 1000
const askedEvents = Number(process.env['ANALYTICS_EVENTS'] ?? 0)
/** A day that is split into shards. */
const busyDay = { day: firstDay + days + 10, parts: 50, events: 30_000 }

/**
 * A year of ten million events in one website: how fast they come in, what they take, and how fast it tells of them, for itself and beside DuckDB. `BENCH_MINUTES=180
 * ANALYTICS_EVENTS=100000000 npm run bench -- analytics` asks both stores about a year of so many events instead, and measures nothing else.
 */
export async function run(): Promise<Figure[]> {
  const server = createTestHarness({
    workers: [{ configPath: join(root, 'bench/analytics/wrangler.toml') }],
  })
  try {
    const { url } = await server.listen()
    const send = async (order: Order, isAgain = false): Promise<Answer> => {
      const answer = await fetch(url, { method: 'POST', body: JSON.stringify(order) })
      if (answer.ok) return (await answer.json()) as Answer
      const said = await answer.text()
      // What stands before the runtime gives a connection up now and then, and notices with the next order. A day that is sent again counts once.
      if (said.includes('Network connection lost') && !isAgain) return send(order, true)
      throw new Error(`The website refused: ${said}`)
    }
    const ask = (report: string, asked: object) => send({ ask: { name: report, asked } })
    if (askedEvents > 0) {
      const filled = { firstDay, days, eventsOfDay: Math.round(askedEvents / days) }
      for (let day = firstDay; day < firstDay + days; day++)
        await send({ fillColumns: { day, events: filled.eventsOfDay } })
      return await againstDuckdb(ask, filled)
    }
    let fillMs = 0
    for (let day = firstDay; day < firstDay + days; day++)
      fillMs += (await send({ fill: { day, events: eventsOfDay, inOneCall } })).ms
    const { told: bytes } = await send({ bytes: true })
    const events = days * eventsOfDay
    const last = (count: number) => ({
      from: (firstDay + days - count) * dayMs,
      until: (firstDay + days) * dayMs,
    })
    const figures = [
      atLeast(
        'analytics, events that a website takes in batches',
        (events / fillMs) * 1000,
        20_000,
        'events/s',
      ),
      atMost('analytics, bytes of an event', Number(bytes) / events, 120, 'bytes'),
      told('analytics, events', events, 'events'),
      told('analytics, batches taken : batches only handed over and kept', await ofKept(send), '×'),
    ]
    for (const [name, range, most] of [
      ['a month', last(30), 50],
      ['a year', last(days), 200],
    ] as const)
      figures.push(...(await ofRange(ask, { name, range, most })))
    figures.push(...(await againstDuckdb(ask, { firstDay, days, eventsOfDay })))
    figures.push(...(await ofBusyDay(send)))
    return figures
  } finally {
    await server.close()
  }
}

/** How fast days are taken in, in proportion to how fast their batches are handed over and kept as they are; both in turns, on days of their own. */
async function ofKept(send: (order: Order) => Promise<Answer>): Promise<number> {
  const ratios: number[] = []
  for (let day = firstDay - 5; day < firstDay; day++) {
    const some = { day, events: eventsOfDay, inOneCall }
    const { ms } = await send({ keep: some })
    ratios.push(ms / (await send({ fill: some })).ms)
  }
  return median(ratios)
}

/** What a website says of a month or a year. */
async function ofRange(
  ask: (report: string, asked: object) => Promise<Answer>,
  { name, range, most }: { name: string; range: Range; most: number },
): Promise<Figure[]> {
  const figures: Figure[] = []
  const asks: [what: string, report: string, more: object][] = [
    ['figures', 'stats', {}],
    ['pages', 'metrics', { dimension: 'path', search: '', limit: 500, offset: 0 }],
    ['page views by day', 'pageviews', { unit: 'day', timezone: 'Europe/Berlin' }],
  ]
  for (const [what, report, more] of asks) {
    const asked = { range, filter: noFilter, ...more }
    const first = await ask(report, asked)
    const again: number[] = []
    for (let round = 0; round < 5; round++) again.push((await ask(report, asked)).ms)
    figures.push(atMost(`analytics, ${what} of ${name}`, median(again), most, 'ms'))
    figures.push(told(`analytics, ${what} of ${name}, asked the first time`, first.ms, 'ms'))
  }
  const step = (page: number) => ({ type: 'path', value: `/section/page-${page}` })
  const behaviour: [report: string, more: object][] = [
    ['funnel', { steps: [step(0), step(1), step(2)], windowMs: 3_600_000 }],
    ['retention', { timezone: 'Europe/Berlin' }],
    ['journey', { steps: 5 }],
  ]
  for (const [report, more] of behaviour) {
    const { ms } = await ask(report, { range, filter: noFilter, ...more })
    figures.push(atMost(`analytics, ${report} of ${name}`, ms, name === 'a month' ? 500 : 3000, 'ms'))
  }
  const filter = { conditions: [readCondition('country', 'eq.C0')], any: false }
  const filtered = await ask('stats', { range, filter })
  figures.push(told(`analytics, figures of ${name} of one country`, filtered.ms, 'ms'))
  return figures
}

/** A day of one and a half million events, more than fit into one segment. */
async function ofBusyDay(send: (order: Order) => Promise<Answer>): Promise<Figure[]> {
  const { day, parts, events } = busyDay
  let fillMs = 0
  for (let part = 0; part < parts; part++)
    fillMs += (await send({ fill: { day, part, events, inOneCall } })).ms
  const asked = { range: { from: day * dayMs, until: (day + 1) * dayMs }, filter: noFilter }
  const ask = async (name: string, more: object = {}) => send({ ask: { name, asked: { ...asked, ...more } } })
  const { told: stats } = await ask('stats')
  const { pageviews } = stats as { pageviews: number }
  if (pageviews < 0.8 * parts * events) throw new Error(`The busy day has only ${pageviews} page views`)
  const list = { search: '', limit: 20, offset: 0 }
  return [
    atLeast(
      'analytics, events that a split day takes in batches',
      (parts * events * 1000) / fillMs,
      20_000,
      'events/s',
    ),
    told('analytics, figures of a split day, asked the first time', (await ask('stats')).ms, 'ms'),
    told(
      'analytics, pages of a split day, asked the first time',
      (await ask('metrics', { dimension: 'path', ...list })).ms,
      'ms',
    ),
    told('analytics, the newest events of a split day', (await ask('events', list)).ms, 'ms'),
    told('analytics, retention of a split day', (await ask('retention', { timezone: 'UTC' })).ms, 'ms'),
  ]
}

import { randomFrom } from './random.mjs'
import { devices, entrances, host, hours, places, sources, titles, ways } from './shop.mjs'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const mostPages = 9
const longestStayMs = 90_000
/** Within its hour, so that a visit is over when the hour is. */
const latestStartMs = hourMs - mostPages * (longestStayMs + 2)

/**
 * Visits of a bookshop in the last `days` days before `now` (milliseconds since the epoch) and on the day of `now` itself as far as its hours are over, by a generator that says the same for the same seed, in the order of days: events
 * as the file of a website holds them, and what they come to. A visitor is known for a day, as the tracker knows them; one in five comes again on another day by a name that lasts.
 * @param {{ seed: number, now: number, days: number, visits: number }} wanted
 */
export function bookshopVisits({ seed, now, days, visits }) {
  const random = randomFrom(seed)
  const today = Math.floor(now / dayMs)
  const over = hours.slice(0, Math.floor((now % dayMs) / hourMs))
  const shares = Array.from({ length: days + 1 }, (_, at) => shareOf(today - days + at, at / days))
  shares[days] *= weightOf(over) / weightOf(hours)
  const total = shares.reduce((sum, share) => sum + share, 0)
  const regulars = Array.from({ length: Math.ceil(visits / 40) }, () => newVisitor(random))
  const events = []
  let [share, made] = [0, 0]
  for (const [at, shareOfDay] of shares.entries()) {
    share += shareOfDay
    const count = Math.round((visits * share) / total) - made
    made += count
    const when = { day: today - days + at, hours: at === days ? over : hours }
    events.push(...visitsOfDay(random, { ...when, count, regulars }))
  }
  return { events, counted: countsOf(events, visits) }
}

const weightOf = (weighted) => weighted.reduce((sum, [, weight]) => sum + weight, 0)

function visitsOfDay(random, { count, regulars, ...when }) {
  const cameToday = new Set()
  return Array.from({ length: count }, () => {
    const regular = random.isTrue(0.2) ? regulars[random.between(0, regulars.length - 1)] : undefined
    // Who came twice within half an hour would be on one visit.
    const comesAgain = regular !== undefined && !cameToday.has(regular)
    if (comesAgain) cameToday.add(regular)
    return visitOf(random, {
      ...when,
      visitor: comesAgain ? regular : newVisitor(random),
      isLasting: comesAgain,
    })
  }).flat()
}

/** More on working days, and more from week to week. */
function shareOf(day, progress) {
  // The first of January 1970 was a Thursday.
  const isWeekend = [2, 3].includes(day % 7)
  return (isWeekend ? 0.7 : 1) * (0.85 + 0.3 * progress)
}

const newVisitor = (random) => ({ name: random.hex(16), ...random.pick(devices), ...random.pick(places) })

function visitOf(random, { day, hours: open, visitor: { name, ...who }, isLasting }) {
  const events = []
  const { query, ...source } = random.pick(sources)
  const base = { ...who, hostname: host }
  let at = day * dayMs + random.pick(open) * hourMs + random.between(0, latestStartMs)
  let path = random.pick(entrances)
  const add = (kind, texts, value) =>
    events.push({
      at,
      kind,
      visitor: name,
      ...(isLasting && { isLasting }),
      ...base,
      ...texts,
      ...(value && { value }),
    })
  for (let pages = 0; path !== null && pages < mostPages; pages++) {
    const arrival = pages === 0 ? { ...source, ...(query && { query }) } : {}
    add('pageview', { path, title: titles[path], ...arrival })
    const stayMs = random.between(4000, longestStayMs)
    at += stayMs
    add('engagement', { path }, stayMs)
    at += 1
    if (path === '/thank-you')
      add('event', { path, event: 'purchase', data: JSON.stringify(orderOf(random)) })
    path = random.pick(ways[path])
    if (path === '/cart') add('event', { path: '/cart', event: 'add-to-cart' })
    at += 1
  }
  return events
}

const orderOf = (random) => ({ revenue: random.between(990, 7900) / 100, currency: 'EUR' })

function countsOf(events, visits) {
  const of = (kind) => events.filter((event) => event.kind === kind)
  const purchases = events.filter(({ event }) => event === 'purchase')
  return {
    visits,
    visitors: new Set(events.map(({ visitor }) => visitor)).size,
    pageviews: of('pageview').length,
    purchases: purchases.length,
    revenue: purchases.reduce((sum, { data }) => sum + JSON.parse(data).revenue, 0),
    carts: events.filter(({ event }) => event === 'add-to-cart').length,
    events: events.length,
  }
}

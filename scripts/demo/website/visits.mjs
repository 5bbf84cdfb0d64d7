import { randomFrom } from './random.mjs'

const dayMs = 86_400_000
export const host = 'bookshop.example'

const devices = [
  [{ device: 'desktop', browser: 'chrome', os: 'Windows 10', screen: '1920x1080' }, 30],
  [{ device: 'desktop', browser: 'firefox', os: 'Linux', screen: '1680x1050' }, 9],
  [{ device: 'desktop', browser: 'safari', os: 'Mac OS', screen: '1440x900' }, 14],
  [{ device: 'mobile', browser: 'ios', os: 'iOS', screen: '390x844' }, 24],
  [{ device: 'mobile', browser: 'chrome', os: 'Android OS', screen: '412x915' }, 20],
  [{ device: 'tablet', browser: 'ios', os: 'iOS', screen: '820x1180' }, 3],
]
const places = [
  [{ country: 'DE', region: 'DE-BE', city: 'Berlin', language: 'de-DE' }, 22],
  [{ country: 'DE', region: 'DE-HH', city: 'Hamburg', language: 'de-DE' }, 12],
  [{ country: 'GB', region: 'GB-ENG', city: 'London', language: 'en-GB' }, 18],
  [{ country: 'US', region: 'US-NY', city: 'New York', language: 'en-US' }, 16],
  [{ country: 'FR', region: 'FR-IDF', city: 'Paris', language: 'fr-FR' }, 10],
  [{ country: 'ES', region: 'ES-MD', city: 'Madrid', language: 'es-ES' }, 7],
  [{ country: 'PT', region: 'PT-11', city: 'Lisbon', language: 'pt-PT' }, 5],
]
const sources = [
  [{ channel: 'direct' }, 38],
  [{ channel: 'organicSearch', referrer: '/search', domain: 'google.com' }, 30],
  [{ channel: 'organicSocial', referrer: '/', domain: 'mastodon.social' }, 8],
  [{ channel: 'referral', referrer: '/blog/winter-reading', domain: 'readers.example' }, 12],
  [
    {
      channel: 'email',
      query: 'utm_source=newsletter&utm_medium=email&utm_campaign=winter',
      utmSource: 'newsletter',
      utmMedium: 'email',
      utmCampaign: 'winter',
    },
    12,
  ],
]
const entrances = [
  ['/', 52],
  ['/books/winter-gardens', 18],
  ['/books/the-lighthouse-keeper', 16],
  ['/blog/winter-reading', 14],
]
/** Where a page leads: the next page, or nothing. */
const ways = {
  '/': [
    ['/books', 40],
    ['/books/winter-gardens', 12],
    ['/about', 6],
    [null, 42],
  ],
  '/books': [
    ['/books/winter-gardens', 26],
    ['/books/the-lighthouse-keeper', 24],
    ['/books/maps', 14],
    [null, 36],
  ],
  '/books/winter-gardens': [
    ['/cart', 24],
    ['/books', 22],
    [null, 54],
  ],
  '/books/the-lighthouse-keeper': [
    ['/cart', 21],
    ['/books', 24],
    [null, 55],
  ],
  '/books/maps': [
    ['/cart', 15],
    ['/books', 30],
    [null, 55],
  ],
  '/blog/winter-reading': [
    ['/books/winter-gardens', 34],
    ['/', 16],
    [null, 50],
  ],
  '/cart': [
    ['/checkout', 58],
    ['/books', 16],
    [null, 26],
  ],
  '/checkout': [
    ['/thank-you', 66],
    [null, 34],
  ],
  '/thank-you': [[null, 1]],
  '/about': [
    ['/books', 30],
    [null, 70],
  ],
}
const titles = {
  '/': 'Bookshop',
  '/books': 'All books',
  '/books/winter-gardens': 'Winter Gardens',
  '/books/the-lighthouse-keeper': 'The Lighthouse Keeper',
  '/books/maps': 'A Short History of Maps',
  '/blog/winter-reading': 'What to read in winter',
  '/cart': 'Your cart',
  '/checkout': 'Checkout',
  '/thank-you': 'Thank you',
  '/about': 'About us',
}
/** How much of a day happens in each of its hours, from midnight in UTC. */
const hours = [2, 1, 1, 1, 1, 2, 4, 6, 8, 9, 9, 8, 8, 8, 8, 9, 9, 10, 12, 13, 12, 9, 6, 3].map(
  (weight, hour) => [hour, weight],
)
const mostPages = 9

/**
 * Visits of a bookshop in the last `days` whole days before `now` (milliseconds since the epoch), by a generator that says the same for the same seed, in the order of days: events
 * as the file of a website holds them, and what they come to. A visitor is known for a day, as the tracker knows them; one in five comes again on another day by a name that lasts.
 * @param {{ seed: number, now: number, days: number, visits: number }} wanted
 */
export function bookshopVisits({ seed, now, days, visits }) {
  const random = randomFrom(seed)
  const today = Math.floor(now / dayMs)
  const shares = Array.from({ length: days }, (_, at) => shareOf(today - days + at, at / days))
  const total = shares.reduce((sum, share) => sum + share, 0)
  const regulars = Array.from({ length: Math.ceil(visits / 40) }, () => newVisitor(random))
  const events = []
  let left = visits
  for (const [at, share] of shares.entries()) {
    const count = at === days - 1 ? left : Math.round((visits * share) / total)
    left -= count
    const day = today - days + at
    const cameToday = new Set()
    for (let n = 0; n < count; n++) {
      const regular = random.isTrue(0.2) ? random.pick(regulars.map((each) => [each, 1])) : undefined
      // Who comes twice on a day within half an hour would be on one visit.
      const isAgain = regular !== undefined && !cameToday.has(regular)
      if (isAgain) cameToday.add(regular)
      events.push(
        ...visitOf(random, { day, visitor: isAgain ? regular : newVisitor(random), isLasting: isAgain }),
      )
    }
  }
  return { events, counted: countsOf(events, visits) }
}

/** More on working days, and more from week to week. */
function shareOf(day, progress) {
  // The first of January 1970 was a Thursday.
  const isWeekend = [2, 3].includes(day % 7)
  return (isWeekend ? 0.7 : 1) * (0.85 + 0.3 * progress)
}

const newVisitor = (random) => ({ name: random.hex(16), ...random.pick(devices), ...random.pick(places) })

function visitOf(random, { day, visitor: { name, ...who }, isLasting }) {
  const events = []
  const { query, ...source } = random.pick(sources)
  const base = { ...who, hostname: host }
  let at = day * dayMs + random.pick(hours) * 3_600_000 + random.between(0, 2_400_000)
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
    const stayMs = random.between(4000, 90_000)
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
  return {
    visits,
    visitors: new Set(events.map(({ visitor }) => visitor)).size,
    pageviews: of('pageview').length,
    purchases: events.filter(({ event }) => event === 'purchase').length,
    carts: events.filter(({ event }) => event === 'add-to-cart').length,
    events: events.length,
  }
}

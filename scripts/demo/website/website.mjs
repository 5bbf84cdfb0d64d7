import { names } from '../names.mjs'
import { dayMs } from '../past.mjs'
import { websiteFile } from './file.mjs'
import { recordedVisit } from './recording.mjs'
import { host, titles } from './shop.mjs'
import { bookshopVisits } from './visits.mjs'

const month = { seed: 20, days: 30, visits: 20_000 }
/** Visits of the last half hour, so that somebody is there now. */
const recorded = { visits: 24, apartMs: 70_000 }

const referrers = ['https://www.google.com/', 'https://readers.example/blog/winter-reading', '']

const step = (value) => ({ type: 'path', value })
const funnel = [step('/books'), step('/cart'), step('/checkout'), step('/thank-you')]

/** Makes the website of the demo: a month of visits, recordings of today, a heatmap and reports. Returns `{ websiteId, counted }`. */
export async function makeWebsite(client, { organizationId, say, note, now = Date.now(), wanted = month }) {
  const { id: websiteId } = await client.post('/api/websites', {
    name: names.website,
    domain: host,
    organizationId,
    replay: { enabled: true },
  })
  note({ websiteId })
  const path = `/api/websites/${websiteId}`
  const { events, counted } = bookshopVisits({ ...wanted, now })
  const bytes = websiteFile(events, { at: now, website: { name: names.website } })
  await client.upload(`${path}/import`, { name: 'visits.ndjson.gz', type: 'application/gzip', bytes })
  await saveReports(client, { websiteId, path, now })
  await client.until(`${path}/ledger`, ({ stored }) => stored === counted.events)
  say(`${counted.visits.toLocaleString('en')} visits are counted.`)
  for (let n = 0; n < recorded.visits; n++)
    await sendVisit(client, websiteId, { n, now: now - n * recorded.apartMs })
  const all = withRecorded(counted)
  await client.until(`${path}/ledger`, ({ stored }) => stored === all.events)
  await client.post(`${path}/heatmaps`, { urlPath: '/books', device: 'desktop' })
  return { websiteId, counted: all }
}

async function saveReports(client, { websiteId, path, now }) {
  const range = { startDate: new Date(now - 30 * dayMs).toISOString(), endDate: new Date(now).toISOString() }
  await Promise.all([
    client.post(`${path}/funnels`, {
      name: 'The way to an order',
      parameters: { ...range, window: 60, steps: funnel },
    }),
    client.post(`${path}/goals`, { name: 'Orders', parameters: { ...range, ...step('/thank-you') } }),
    client.post(`${path}/goals`, {
      name: 'Carts',
      parameters: { ...range, type: 'event', value: 'add-to-cart' },
    }),
    client.post('/api/reports', {
      websiteId,
      type: 'retention',
      name: 'Who comes again',
      parameters: { ...range, timezone: 'UTC' },
    }),
    client.post(`${path}/segments`, {
      name: 'Germany, on a phone',
      filters: { country: 'eq.DE', device: 'eq.mobile' },
    }),
  ])
}

/** What the visits add that are recorded: a page and a book in the cart each. */
function withRecorded(counted) {
  const more = recorded.visits
  return {
    ...counted,
    visits: counted.visits + more,
    visitors: counted.visitors + more,
    pageviews: counted.pageviews + more,
    carts: counted.carts + more,
    events: counted.events + 2 * more,
  }
}

/** A visit as the tracker and its recorder send it. Visitors differ by their browsers, because all of them sit at this address. */
async function sendVisit(client, websiteId, { n, now }) {
  const events = recordedVisit({ seed: n + 1, now })
  const cache = `${websiteId}.${crypto.randomUUID()}`
  // Both hits at one moment: what midnight parts would be two visits.
  const timestamp = Math.floor(events[0].timestamp / 1000)
  const page = { url: '/books', title: titles['/books'], hostname: host, screen: '1920x1080' }
  const send = (path, body) => client.beacon(path, body, browserOf(n))
  const referrer = referrers[n % referrers.length]
  const hit = { website: websiteId, timestamp, referrer, ...page }
  await send('/api/send', { type: 'event', cache, payload: hit })
  await send('/api/send', { type: 'event', cache, payload: { ...hit, name: 'add-to-cart' } })
  await send('/api/record', { type: 'record', cache, payload: { website: websiteId, events, n: 0 } })
}

function browserOf(n) {
  const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'
  const version = 120 + n
  return n % 4 === 3
    ? `${windows.slice(0, -1)}; rv:${version}.0) Gecko/20100101 Firefox/${version}.0`
    : `${windows} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Safari/537.36`
}

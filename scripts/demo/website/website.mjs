import { names } from '../names.mjs'
import { dayMs } from '../past.mjs'
import { websiteFile } from './file.mjs'
import { recordedVisit } from './recording.mjs'
import { host } from './shop.mjs'
import { bookshopVisits } from './visits.mjs'

const month = { seed: 20, days: 30, visits: 20_000 }
const recordings = 16
const browser =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

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
  await record(client, websiteId, now)
  await client.post(`${path}/heatmaps`, { urlPath: '/books', device: 'desktop' })
  return { websiteId, counted }
}

async function saveReports(client, { websiteId, path, now }) {
  const range = { startDate: new Date(now - 30 * dayMs).toISOString(), endDate: new Date(now).toISOString() }
  await Promise.all([
    client.post(`${path}/funnels`, {
      name: 'From the shelf to an order',
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

/** Recordings come as from the recorder of the tracker, each of one visit. */
async function record(client, websiteId, now) {
  for (let n = 0; n < recordings; n++)
    await client.beacon(
      '/api/record',
      {
        type: 'record',
        cache: `${websiteId}.${crypto.randomUUID()}`,
        payload: {
          website: websiteId,
          events: recordedVisit({ seed: n + 1, now: now - n * 1_800_000 }),
          n: 0,
        },
      },
      browser,
    )
}

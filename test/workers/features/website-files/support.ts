import { env } from 'cloudflare:workers'
import { gunzipSync, gzipSync } from 'node:zlib'
import { vi } from 'vitest'
import { type AnalyticsEvent, eventKinds } from '../../../../shared/domain/analytics/event.ts'
import { dayMs } from '../../../../shared/domain/analytics/segment/segment.ts'
import { createExport } from '../../../../workers/features/website-files/create-export.ts'
import { getExport } from '../../../../workers/features/website-files/get-export.ts'
import { createWebsite } from '../../../../workers/features/websites/create-website.ts'
import { type Sending, ask, fetchApi } from '../../../support/client.ts'
import type { Owner } from '../../../support/people.ts'
import type { WebsiteStore } from '../../../../durable-objects/website-store/website-store.ts'
import { objects } from '../../../../shared/services/remote.ts'

export const firstDay = 20_000
export const range = { startAt: firstDay * dayMs, endAt: (firstDay + 5) * dayMs }
export const storeOf = (websiteId: string) => objects<WebsiteStore>(env.WEBSITE_STORE).getByName(websiteId)

/** 300 events of three days: people who are known again and others, with all that an event may have. */
export const someEvents: AnalyticsEvent[] = Array.from({ length: 300 }, (_, at) => ({
  at: firstDay * dayMs + at * 14 * 60_000 + at,
  kind: at % 7 === 3 ? eventKinds.event : at % 11 === 5 ? eventKinds.engagement : eventKinds.pageview,
  visitor: at % 5 === 4 ? '' : `00000000000000a${at % 9}`,
  isLasting: at % 5 !== 4 && at % 9 === 2,
  texts: {
    path: `/${at % 4}`,
    browser: at % 3 ? 'Chrome' : 'Firefox',
    title: '„Ünïcode“ 🚀\n"quoted"',
    ...(at % 7 === 3 && { event: 'buy', data: '{"price":"3"}' }),
  },
  value: at % 11 === 5 ? 1234.5 : 0,
}))

export async function newWebsite(owner: Owner): Promise<string> {
  const { id } = await ask(createWebsite, { name: 'Shop', timezone: 'Europe/Berlin' }, owner)
  return id
}

/** A website of which 300 events were stored, and two hits more were dropped. */
export async function filledWebsite(owner: Owner): Promise<string> {
  const id = await newWebsite(owner)
  const store = storeOf(id)
  const jobId = crypto.randomUUID()
  await store.change('importEvents', { jobId, at: [0, 1], events: someEvents } as never)
  const ledger = { received: 302, stored: 300, dropped: { bot: 2 } }
  await store.change('importAccount', { jobId, ledger } as never)
  return id
}

export const ended = (websiteId: string, jobId: string, sending: Sending) =>
  vi.waitFor(
    async () => {
      const file = await ask(getExport, { websiteId, jobId }, sending)
      if (file.status === 'pending' || file.status === 'running') throw new Error(file.status)
      return file
    },
    { timeout: 60_000, interval: 50 },
  )

/** Takes the export of a website. */
export async function exported(websiteId: string, sending: Sending): Promise<Uint8Array<ArrayBuffer>> {
  const { jobId } = await ask(createExport, { websiteId }, sending)
  const { url } = await ended(websiteId, jobId, sending)
  const response = await fetchApi(new Request(url ?? ''))
  return new Uint8Array(await response.arrayBuffer())
}

export const linesOf = (bytes: Uint8Array): string[] => gunzipSync(bytes).toString().trimEnd().split('\n')

export const formOf = (bytes: Uint8Array<ArrayBuffer>): FormData => {
  const form = new FormData()
  form.append('file', new File([bytes], 'website.ndjson.gz', { type: 'application/gzip' }))
  return form
}

export const packed = (lines: readonly string[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(gzipSync(lines.map((line) => `${line}\n`).join('')))

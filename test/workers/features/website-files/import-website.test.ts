import { expect, test } from 'vitest'
import { getExpandedMetrics } from '../../../../workers/features/reports/get-expanded-metrics.ts'
import { getPageviews } from '../../../../workers/features/reports/get-pageviews.ts'
import { getStats } from '../../../../workers/features/reports/get-stats.ts'
import { importWebsite } from '../../../../workers/features/website-files/import-website.route.ts'
import { getWebsiteLedger } from '../../../../workers/features/websites/get-website-ledger.ts'
import { ask, refusal, send } from '../../../support/client.ts'
import { damages } from '../../../support/bombs/gzip.ts'
import { newOwner } from '../../../support/people.ts'
import {
  ended,
  exported,
  filledWebsite,
  formOf,
  linesOf,
  newWebsite,
  packed,
  range,
  storeOf,
} from './support.ts'

const owner = await newOwner()
const from = await filledWebsite(owner)
const file = await exported(from, owner)

async function imported(bytes: Uint8Array<ArrayBuffer>) {
  const websiteId = await newWebsite(owner)
  const response = await send(importWebsite, { websiteId }, { ...owner, body: formOf(bytes) })
  const { jobId } = await response.json<{ jobId: string }>()
  return { websiteId, file: await ended(websiteId, jobId, owner) }
}

const figuresOf = async (websiteId: string) => {
  const asked = { websiteId, ...range }
  return [
    await ask(getStats, asked, owner),
    await ask(getExpandedMetrics, { ...asked, type: 'path' }, owner),
    await ask(getExpandedMetrics, { ...asked, type: 'browser', match: 'all' }, owner),
    await ask(getPageviews, { ...asked, unit: 'hour', timezone: 'Asia/Kolkata' }, owner),
    await ask(getWebsiteLedger, { websiteId }, owner),
  ]
}

test('a website that was read from a file says of everything what the first one says', async () => {
  const { websiteId, file: read } = await imported(file)
  expect(read).toMatchObject({ kind: 'import', status: 'completed', events: 300, url: null })
  expect(await figuresOf(websiteId)).toEqual(await figuresOf(from))
  expect(linesOf(await exported(websiteId, owner)).slice(1)).toEqual(linesOf(file).slice(1))
})

test.each([
  ['cut off', packed(linesOf(file).slice(0, -1)), 'The file is cut off: its end is missing.'],
  ['damaged in its last part', new Uint8Array(Buffer.concat([file, file])), 'Line 303 stands after the end.'],
  ['no gzip', new Uint8Array(Buffer.from('id,name\n1,a\n')), 'The file is no gzip of lines, or damaged.'],
  ['empty', new Uint8Array(0), 'The file is empty or gone. Send it again.'],
])('of a file that is %s nothing is taken', async (_, bytes, error) => {
  const { websiteId, file: read } = await imported(bytes)
  expect(read).toMatchObject({ status: 'failed', events: 0, error })
  expect(await storeOf(websiteId).ledger()).toMatchObject({ received: 0 })
  expect(await storeOf(websiteId).report('dateRange', undefined)).toBeNull()
})

test.each(damages)('of a file that %s nothing is taken', async (_, damage) => {
  const { websiteId, file: read } = await imported(damage(file))
  expect(read).toMatchObject({
    status: 'failed',
    events: 0,
    error: expect.stringMatching(/damaged|Line \d+ (?:stands after the end|cannot be read)/),
  })
  expect(await storeOf(websiteId).ledger()).toMatchObject({ received: 0 })
  expect(await storeOf(websiteId).report('dateRange', undefined)).toBeNull()
})

test('of a file that is damaged in a later part nothing is taken', async () => {
  const lines = linesOf(file)
  const [first, second] = [packed(lines.slice(0, 100)), packed(lines.slice(100))]
  const whole = await imported(new Uint8Array(Buffer.concat([first, second])))
  expect(whole.file).toMatchObject({ status: 'completed', events: 300 })
  second[second.length - 8]! ^= 1
  const { websiteId, file: read } = await imported(new Uint8Array(Buffer.concat([first, second])))
  expect(read).toMatchObject({
    status: 'failed',
    events: 0,
    error: 'The file is no gzip of lines, or damaged in a later part.',
  })
  expect(await storeOf(websiteId).report('dateRange', undefined)).toBeNull()
})

test('a website that has events takes no file', async () => {
  const sent = send(importWebsite, { websiteId: from }, { ...owner, body: formOf(file) })
  expect(await refusal(sent)).toMatchObject({ status: 409, error: 'websites.not_empty' })
})

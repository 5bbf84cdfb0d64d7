import { expect, test } from 'vitest'
import { createExport } from '../../../../workers/features/website-files/create-export.ts'
import { table } from '../../../../workers/api/table.ts'
import { ask, refusedAs } from '../../../support/client.ts'
import { deploy } from '../../../support/context.ts'
import { newOwner } from '../../../support/people.ts'
import { silentQueue } from '../../../support/queues.ts'
import { exported, filledWebsite, linesOf, newWebsite, someEvents } from './support.ts'

const owner = await newOwner()

test('the file of a website tells its settings, each event and the account of its hits', async () => {
  const lines = linesOf(await exported(await filledWebsite(owner), owner)).map(
    (line) => JSON.parse(line) as object,
  )
  expect(lines.at(0)).toMatchObject({
    format: 'tracewright-website',
    version: 1,
    website: { name: 'Shop', timezone: 'Europe/Berlin', privacyPolicy: { visitorPeriod: 'day' } },
  })
  expect(lines.at(-1)).toEqual({
    end: true,
    events: 300,
    ledger: { received: 302, stored: 300, dropped: { bot: 2 } },
  })
  expect(lines).toHaveLength(302)
  const bought = lines.find((line) => 'at' in line && line.at === someEvents[3]?.at)
  expect(bought).toEqual({
    at: someEvents[3]?.at,
    kind: 'event',
    visitor: '00000000000000a3',
    ...someEvents[3]?.texts,
  })
})

test('a website that nobody visited has a file, too', async () => {
  const lines = linesOf(await exported(await newWebsite(owner), owner))
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain('"events":0')
})

test('one file of a website is written at a time, and a second one is refused', async () => {
  const websiteId = await newWebsite(owner)
  const byHand = { ...owner, transport: deploy(table, { JOBS: silentQueue }) }
  await ask(createExport, { websiteId }, byHand)
  expect(await refusedAs(createExport, { websiteId }, byHand)).toBe('409 websites.file_under_way')
})

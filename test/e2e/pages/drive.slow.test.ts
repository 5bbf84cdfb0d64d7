import { writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startLead } from '../../support/browser/pages.ts'
import { serveVendor } from '../../support/drive/serve-vendor.ts'
import { refusing } from '../../support/drive/vendor-files.ts'

const { pages, lead, newBase } = startLead('/knowledge', {
  forgives: /^http:\/\/127\.0\.0\.1:\d+\/authorize/,
})
let vendor: Awaited<ReturnType<typeof serveVendor>>
const email = 'ada@drive.example'
const name = 'Handbook <b>2026</b>'

beforeAll(async () => {
  vendor = await serveVendor()
  await writeFile(pages.vendorPortFile(), new URL(vendor.origin).port)
})
afterAll(() => vendor.stop())

test('a drive is connected from a page, though not by whoever says no at first', async () => {
  vendor.account(email)
  await lead.open(`/knowledge/${await newBase('Manuals')}`)
  await lead.follow('Drive', 'No drive is connected yet.', 'No folder flows into this base yet')
  await lead.press('Connect Google Drive')
  await lead.follow('Do not allow', 'The access was not allowed at Google')
  expect(new URL(lead.page.url()).search).toBe('')
  await lead.press('Connect Google Drive')
  await lead.follow(`Allow as ${email}`, 'The drive is connected. Choose folders now.', email)
})

test('a folder is found in the drive, added and followed, and says what it left out and why', async () => {
  const account = vendor.account(email)
  const folderId = account.folder(name, account.folder('Shop'))
  account.put({ name: 'returns.txt', content: 'Goods go back within 30 days.', parent: folderId })
  account.put({ name: 'film.mp4', mimeType: 'video/mp4', content: 'x', parent: folderId })
  let letGo = () => {}
  const seen = new Promise<void>((resolve) => (letGo = resolve))
  vendor.fail(/\/files\/f-/, async () => {
    await seen
    return refusing(429, 'rateLimitExceeded', { 'retry-after': '1' })
  })
  await lead.press('Choose a folder')
  await lead.press('Open Shop')
  await lead.press(`Add ${name}`, 'Under way')
  letGo()
  await lead.sees('Up to date', '1 file · 1 left out')
  await lead.page.click('.drive-folder summary')
  await lead.sees('Files of this kind cannot be read')
  account.put({ name: 'hours.txt', content: 'Open until eight.', parent: folderId })
  await lead.press(`Sync now: ${name}`, '2 files · 1 left out')
  expect(await lead.sidewaysOnPhone()).toEqual([])
  await lead.follow('Files', 'hours.txt')
  await lead.follow('Drive')
})

test('access that was taken away is told with what to do, and comes back with a new connection', async () => {
  await lead.sees('Up to date')
  vendor.takeAway(email)
  await lead.press(`Sync now: ${name}`, 'The drive does not let us in any more', 'Disconnected')
  await lead.press('Connect again')
  await lead.follow(`Allow as ${email}`, 'The drive is connected. Choose folders now.', 'Up to date')
  await lead.sees('2 files · 1 left out')
})

test('a folder is removed with its files, and the drive disconnected', async () => {
  await lead.press(`Remove ${name}`, 'The files that it has brought leave this knowledge base.')
  await lead.confirm('No folder flows into this base yet')
  await lead.press('Disconnect', 'The access is given back and deleted here.')
  await lead.confirm('The drive was disconnected.', 'No drive is connected yet.')
  expect(vendor.refreshTokensOf(email)).toEqual([])
})

test('the settings of the organization connect a drive as well, say whose it is, and end that', async () => {
  await lead.open('/settings#drive', 'No drive is connected yet.')
  await lead.press('Connect Google Drive')
  await lead.follow(`Allow as ${email}`, 'The drive is connected.', 'Which folders, each base says itself.')
  await lead.sees(email)
  expect(new URL(lead.page.url())).toMatchObject({ pathname: '/settings', search: '', hash: '#drive' })
  await lead.press('Disconnect')
  await lead.confirm('No drive is connected yet.')
})

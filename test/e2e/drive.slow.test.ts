import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newBase } from '../../bench/crawls/client.ts'
import { demo, sessionOf } from '../support/browser/sign-in.ts'
import { serveVendor } from '../support/drive/serve-vendor.ts'
import { settingsFor } from '../support/drive/vendor.ts'
import { refusing } from '../support/drive/vendor-files.ts'
import { lastingProduct } from '../support/lasting-product.ts'

const files = 40

let vendor: Awaited<ReturnType<typeof serveVendor>>
beforeAll(async () => {
  vendor = await serveVendor()
})
const settings = () => Object.entries(settingsFor(vendor.origin)).map(([name, value]) => `${name}:${value}`)
const product = lastingProduct({ settings, isAtOnePort: true })
afterAll(() => vendor.stop())

interface Folder {
  status: string
  files: number
  waiting: number
  skippedCount: number
  error: string | null
}

/** A person at the pages: signed in by cookie, and led from page to page by redirects. */
async function signIn(origin: string) {
  const cookie = (await sessionOf(origin, demo)).join('; ')
  return (address: string) => fetch(address, { headers: { cookie }, redirect: 'manual' })
}

type Base = Awaited<ReturnType<typeof newBase>>

async function folderOf({ ask, kbId }: Base): Promise<Folder> {
  const { driveFolders } = await ask<{ driveFolders: [Folder] }>(
    'GET',
    `/api/knowledge-bases/${kbId}/drive-folders`,
  )
  return driveFolders[0]
}

async function ended(base: Base): Promise<Folder> {
  for (;;) {
    const folder = await folderOf(base)
    if (folder.status !== 'syncing') return folder
    await sleep(200)
  }
}

test('a drive is connected, a folder of it chosen, synced through a power cut and by its changes, and lost when its owner takes the access away', async () => {
  const origin = product.origin()
  const base = await newBase(origin)
  const { organizations } = await base.ask<{ organizations: [{ organizationId: string }] }>(
    'GET',
    '/api/organizations',
  )
  const drive = `/api/organizations/${organizations[0].organizationId}/drive`
  const account = vendor.account('ada@drive.example')
  const folderId = account.folder('Handbook')
  const inside = account.folder('Inside', folderId)
  const ids = Array.from({ length: files }, (_, n) =>
    account.put({
      name: `${n}.txt`,
      content: `What number ${n} says.`,
      parent: n % 2 === 0 ? folderId : inside,
    }),
  )

  const { url } = await base.ask<{ url: string }>('POST', `${drive}/connect`, { returnTo: '/knowledge' })
  const consent = await (await fetch(url)).text()
  const [, allow = ''] = /href="([^"]+)">Allow as ada@drive\.example/.exec(consent) ?? []
  const visit = await signIn(origin)
  const back = await visit(allow.replaceAll('&amp;', '&'))
  expect(back.headers.get('location')).toBe('/knowledge?drive=connected')
  expect(await base.ask('GET', drive)).toMatchObject({ status: 'connected', account: 'ada@drive.example' })

  const choices = await base.ask<{ folders: object[] }>('GET', `${drive}/folders`)
  expect(choices.folders).toEqual([{ folderId, name: 'Handbook' }])
  vendor.fail(/\/files\/f-/, () => refusing(429, 'rateLimitExceeded', { 'retry-after': '3' }))
  await base.ask('POST', `/api/knowledge-bases/${base.kbId}/drive-folders`, { folderId })
  await expect
    .poll(() => vendor.asked.filter(({ query }) => query.has('alt')).length, { timeout: 120_000 })
    .toBeGreaterThan(0)
  await product.crash()
  await product.start()
  expect(await ended(base)).toMatchObject({ status: 'synced', files, waiting: 0, error: null })
  expect(await base.files()).toHaveLength(files)
  await base.read()

  await changes(base, folderId, { account, ids })

  vendor.takeAway(account.email)
  await base.ask('POST', `/api/knowledge-bases/${base.kbId}/drive-folders`, { folderId }).catch(String)
  expect(await folderOf(base)).toMatchObject({ status: 'disconnected', files: files - 1 })
  expect(await base.ask('GET', drive)).toMatchObject({ status: 'disconnected' })
  expect(await base.files()).toHaveLength(files - 1)
  expect(await base.ask('DELETE', drive)).toEqual({ disconnected: true, revoked: true })
})

interface Changed {
  account: ReturnType<typeof vendor.account>
  ids: string[]
}

/** One file says something else, two are gone, one is new: nothing else is fetched. */
async function changes(
  base: Base,
  folderId: string,
  { account, ids: [first = '', second = '', third = ''] }: Changed,
) {
  const before = new Map((await base.files()).map(({ fileId, updatedAt }) => [fileId, updatedAt]))
  account.write(first, 'What it says now.')
  account.trash(second)
  account.remove(third)
  account.put({ name: 'new.txt', content: 'What is new.', parent: folderId })
  vendor.asked.splice(0)
  await base.ask('POST', `/api/knowledge-bases/${base.kbId}/drive-folders`, { folderId })
  expect(await ended(base)).toMatchObject({ status: 'synced', files: files - 1, waiting: 0, error: null })
  expect(vendor.asked.filter(({ query }) => query.has('alt'))).toHaveLength(2)
  const after = await base.read()
  await expect.poll(async () => (await base.files()).length, { timeout: 120_000 }).toBe(files - 1)
  expect(after.filter(({ fileId, updatedAt }) => before.get(fileId) === updatedAt)).toHaveLength(files - 3)
}

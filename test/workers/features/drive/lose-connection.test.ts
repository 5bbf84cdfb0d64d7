import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { getConnection } from '../../../../workers/features/drive/get-connection.ts'
import { getOrganization } from '../../../../workers/features/organizations/get-organization.ts'
import { ask } from '../../../support/client.ts'
import { refusing } from '../../../support/drive/vendor-files.ts'
import { connected, vendor } from './support.ts'
import { newFolder, newWorker } from './sync-support.ts'

test('access that was taken away stops every folder with a sentence, deletes the token, and takes nothing from bases', async () => {
  const worker = newWorker()
  const folder = await newFolder(worker)
  const { account, folderId: parent, owner } = folder
  const { organizationId } = owner
  account.put({ name: 'a.txt', content: 'One.', parent })
  await folder.sync()
  vendor.takeAway(account.email)
  await folder.sync()
  expect(await folder.row()).toMatchObject({
    status: 'disconnected',
    error: expect.stringContaining('An admin connects it again'),
    nextAt: null,
  })
  expect(await ask(getConnection, { organizationId }, owner)).toMatchObject({
    status: 'disconnected',
    account: account.email,
    error: expect.stringContaining('does not let us in any more'),
  })
  expect(await ask(getOrganization, { organizationId }, owner)).toMatchObject({ googleDriveLinked: false })
  const kept = await env.DB.prepare(
    'select sealed_refresh_token as token from drive_connections where organization_id = ?',
  )
    .bind(organizationId)
    .first()
  expect(kept).toEqual({ token: '' })
  expect(await folder.files()).toHaveLength(1)
  account.put({ name: 'b.txt', content: 'Two.', parent })
  await connected(owner, account)
  await expect.poll(async () => (await folder.row()).status, { timeout: 20_000 }).toBe('synced')
  expect(await folder.files()).toHaveLength(2)
})

test('access that ends in the middle of a sync is asked for once more, and missed then', async () => {
  const worker = newWorker()
  const folder = await newFolder(worker)
  const { account, folderId: parent } = folder
  for (const name of ['a', 'b']) account.put({ name: `${name}.txt`, content: name, parent })
  const takeAway = () => {
    vendor.takeAway(account.email)
    return refusing(401, 'authError')
  }
  vendor.fail(/\/files\/f-[^/]+$/, takeAway, { email: account.email })
  expect(await folder.sync()).toEqual([1])
  expect(await folder.row()).toMatchObject({ status: 'disconnected' })
})

test('a token that only lost its access is renewed, and nobody hears of it', async () => {
  const worker = newWorker()
  const folder = await newFolder(worker)
  const { account, folderId: parent } = folder
  account.put({ name: 'a.txt', content: 'One.', parent })
  vendor.fail(/\/files\/f-[^/]+$/, () => refusing(401, 'authError'), { email: account.email })
  expect(await folder.sync()).toEqual([1])
  expect(await folder.row()).toMatchObject({ status: 'synced', files: 1 })
})

test('a vendor that does not know us any more is the matter of whoever runs this, and disconnects nothing', async () => {
  const worker = newWorker({ DRIVE_CLIENT_SECRET: 'another one' })
  const { context } = worker
  const { createDrive } = await import('../../../../shared/services/drive.ts')
  Object.defineProperty(context.services, 'drive', { value: createDrive(context.services.settings) })
  const folder = await newFolder(worker)
  await folder.sync()
  expect(await folder.row()).toMatchObject({
    status: 'failed',
    error: expect.stringContaining('DRIVE_CLIENT_ID'),
  })
})

test('a deployment whose secret has changed cannot open the token, and asks for a new connection', async () => {
  const worker = newWorker({ SIGNING_SECRET: 'another secret than the one that sealed it' })
  const folder = await newFolder(worker)
  await folder.sync()
  expect(await folder.row()).toMatchObject({ status: 'disconnected' })
})

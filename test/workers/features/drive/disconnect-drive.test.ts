import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { disconnectDrive } from '../../../../workers/features/drive/disconnect-drive.ts'
import { getOrganization } from '../../../../workers/features/organizations/get-organization.ts'
import { ask, expectRefusal, send } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { connected, vendor } from './support.ts'
import { newFolder, newWorker } from './sync-support.ts'

test('a drive that is disconnected leaves no token here and none at the vendor, and its folders say so', async () => {
  const worker = newWorker()
  const folder = await newFolder(worker)
  const { account, folderId: parent, owner } = folder
  const { organizationId } = owner
  account.put({ name: 'a.txt', content: 'One.', parent })
  await folder.sync()
  const revoked = { disconnected: true, revoked: true }
  expect(await ask(disconnectDrive, { organizationId }, owner)).toEqual(revoked)
  expect(vendor.refreshTokensOf(account.email)).toEqual([])
  const kept = await env.DB.prepare('select 1 from drive_connections where organization_id = ?')
    .bind(organizationId)
    .first()
  expect(kept).toBeNull()
  expect(await ask(getOrganization, { organizationId }, owner)).toMatchObject({ googleDriveLinked: false })
  expect(await folder.row()).toMatchObject({ status: 'disconnected', nextAt: null })
  expect(await folder.files()).toHaveLength(1)
  await expectRefusal(send(disconnectDrive, { organizationId }, owner), 409, 'drive.not_connected')
})

test('a sync that is under way stops, and writes nothing more', async () => {
  const worker = newWorker()
  const folder = await newFolder(worker)
  const { account, folderId: parent, owner } = folder
  for (const name of ['a', 'b']) account.put({ name: `${name}.txt`, content: name, parent })
  await folder.add()
  const message = await folder.row()
  await ask(disconnectDrive, { organizationId: owner.organizationId }, owner)
  vendor.asked.splice(0)
  await worker.playAll(message)
  expect(vendor.asked.filter(({ email }) => email === account.email)).toEqual([])
  expect(await folder.row()).toMatchObject({ status: 'disconnected', files: 0 })
})

test('a vendor that does not take the access back is told of, and it is forgotten here all the same', async () => {
  const owner = await newOwner()
  await connected(owner)
  vendor.fail(/revoke/, () => new Response('', { status: 503 }))
  const { organizationId } = owner
  expect(await ask(disconnectDrive, { organizationId }, owner)).toEqual({
    disconnected: true,
    revoked: false,
  })
})

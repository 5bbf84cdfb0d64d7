import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { disconnectDrive } from '../../../../workers/features/drive/disconnect-drive.ts'
import { getConnection } from '../../../../workers/features/drive/get-connection.ts'
import { listChoices } from '../../../../workers/features/drive/list-choices.ts'
import { changeTeam } from '../../../../workers/features/organizations/change-team.ts'
import { getOrganization } from '../../../../workers/features/organizations/get-organization.ts'
import { leaveOrganization } from '../../../../workers/features/organizations/leave-organization.ts'
import { ask, expectRefusal, send } from '../../../support/client.ts'
import { newMember, newOwner } from '../../../support/people.ts'
import { auditIn } from '../organizations/support.ts'
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

test.each(['removed', 'demoted', 'leaves'])(
  'the drive of an admin is disconnected with their right to connect it, and its files stay: %s',
  async (how) => {
    const owner = await newOwner()
    const { organizationId } = owner
    const admin = await newMember(owner, 'admin')
    const { userId } = admin
    const worker = newWorker()
    const folder = await newFolder(worker, { owner: { ...owner, token: admin.token } })
    const { account, folderId: parent } = folder
    account.put({ name: 'diary.txt', content: 'Private.', parent })
    await folder.sync()
    const message = await folder.row()
    if (how === 'leaves') await ask(leaveOrganization, { organizationId }, admin)
    else if (how === 'removed') await ask(changeTeam, { organizationId, action: 'remove', userId }, owner)
    else await ask(changeTeam, { organizationId, action: 'update_role', userId, role: 'member' }, owner)
    const error = expect.stringContaining('no admin any more')
    expect(await folder.row()).toMatchObject({ status: 'disconnected', nextAt: null, error })
    expect(await ask(getConnection, { organizationId }, owner)).toMatchObject({
      status: 'disconnected',
      error,
    })
    expect(await ask(getOrganization, { organizationId }, owner)).toMatchObject({ googleDriveLinked: false })
    await expectRefusal(send(listChoices, { organizationId }, owner), 409, 'drive.disconnected')
    vendor.asked.splice(0)
    await worker.playAll(message)
    expect(vendor.asked.filter(({ email }) => email === account.email)).toEqual([])
    expect(await folder.files()).toHaveLength(1)
    expect((await auditIn(organizationId)).at(-1)?.summary).toMatch(/; their drive disconnected$/)
  },
)

test('a drive that somebody else has connected meanwhile, or whose admin stays one, goes on', async () => {
  const owner = await newOwner()
  const { organizationId } = owner
  const [first, second] = [await newMember(owner, 'admin'), await newMember(owner, 'admin')]
  await connected({ organizationId, token: first.token })
  const account = await connected({ organizationId, token: second.token })
  const change = { organizationId, action: 'update_role' as const }
  await ask(changeTeam, { organizationId, action: 'remove', userId: first.userId }, owner)
  await ask(changeTeam, { ...change, userId: second.userId, role: 'owner' }, owner)
  await ask(changeTeam, { ...change, userId: second.userId, role: 'admin' }, owner)
  expect(await ask(getConnection, { organizationId }, owner)).toMatchObject({
    status: 'connected',
    account: account.email,
  })
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

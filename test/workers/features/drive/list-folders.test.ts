import { expect, test } from 'vitest'
import { listFolders } from '../../../../workers/features/drive/list-folders.ts'
import { ask, send } from '../../../support/client.ts'
import { newMember, newOwner } from '../../../support/people.ts'
import { newFolder, newWorker } from './sync-support.ts'
import { shareWith } from '../sharing/support.ts'

test('folders are listed with how far they are, and with nothing of how they are synced inside', async () => {
  const folder = await newFolder(newWorker())
  const { account, folderId, kbId: id, owner } = folder
  account.put({ name: 'a.txt', content: 'One.', parent: folderId })
  await folder.add()
  const before = await ask(listFolders, { id }, owner)
  expect(before.driveFolders).toMatchObject([{ folderId, status: 'syncing', files: 0, syncedAt: null }])
  await folder.sync()
  const { driveFolders } = await ask(listFolders, { id }, owner)
  expect(driveFolders).toMatchObject([{ folderId, status: 'synced', files: 1, waiting: 0 }])
  for (const inner of ['turn', 'holder', 'sync', 'changesFrom', 'organizationId'])
    expect(Object.keys(driveFolders[0] ?? {})).not.toContain(inner)
})

test('viewers and those with whom the base is shared see them, strangers do not', async () => {
  const folder = await newFolder(newWorker())
  const { kbId: id, owner } = folder
  const [viewer, reader, stranger] = [await newMember(owner, 'viewer'), await newOwner(), await newOwner()]
  await shareWith(reader, { id }, owner)
  const statuses = []
  for (const caller of [viewer, reader, stranger])
    statuses.push((await send(listFolders, { id }, caller)).status)
  expect(statuses).toEqual([200, 200, 404])
})

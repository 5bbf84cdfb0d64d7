import { expect, test } from 'vitest'
import { syncDueFolders } from '../../../../workers/features/drive/sync-due-folders.ts'
import { newFolder, newWorker } from './sync-support.ts'

test('a folder is synced again by the hour, once, and not while a sync of it is under way', async () => {
  const worker = newWorker()
  const folder = await newFolder(worker)
  await folder.sync()
  const { kbId } = folder
  const ours = () => worker.sent.splice(0).filter(({ payload }) => payload.kbId === kbId)
  worker.clock.now += 3_000_000
  await syncDueFolders(worker.context)
  expect(ours()).toEqual([])
  worker.clock.now += 700_000
  await Promise.all([syncDueFolders(worker.context), syncDueFolders(worker.context)])
  const [message, ...others] = ours()
  expect([message?.payload.folderId, others]).toEqual([folder.folderId, []])
  await syncDueFolders(worker.context)
  expect(ours()).toEqual([])
  await worker.playAll(message!.payload)
  expect(await folder.row()).toMatchObject({ status: 'synced', nextAt: worker.clock.now + 3_600_000 })
})

import { expect, test } from 'vitest'
import { addFolder } from '../../../../workers/features/drive/add-folder.ts'
import { removeFolder } from '../../../../workers/features/drive/remove-folder.ts'
import { listFolders } from '../../../../workers/features/drive/list-folders.ts'
import { findFolder } from '../../../../workers/features/drive/store.ts'
import { ask, refusal, send } from '../../../support/client.ts'
import { newFolder, newWorker, quiet } from './sync-support.ts'
import { upload } from '../documents/support.ts'

test('a folder leaves with its files, in small steps, and what others brought stays', async () => {
  const worker = newWorker()
  const folder = await newFolder(worker)
  const { account, folderId, kbId, owner } = folder
  for (let n = 0; n < 60; n++) account.put({ name: `${n}.txt`, content: `Number ${n}.`, parent: folderId })
  await folder.sync()
  const { fileId } = await upload(kbId, { fileName: 'mine.txt', content: 'My own.' }, owner)
  const which = { id: kbId, folderId }
  const as = { ...owner, transport: quiet }
  expect(await ask(removeFolder, which, as)).toEqual({ deleted: true })
  const { driveFolders } = await ask(listFolders, { id: kbId }, owner)
  expect(driveFolders).toMatchObject([{ folderId, status: 'removing' }])
  expect(await refusal(send(addFolder, which, as))).toMatchObject({ error: 'drive.folder_leaving' })
  expect(await refusal(send(removeFolder, which, as))).toMatchObject({ error: 'drive.folder_not_found' })
  await worker.playAll(await folder.row())
  expect(await findFolder(worker.context, { kbId, folderId })).toBeUndefined()
  expect(await folder.files()).toMatchObject([{ fileId }])
})

test('of two folders that hold the same file the other keeps it', async () => {
  const worker = newWorker()
  const folder = await newFolder(worker)
  const { account, folderId, kbId, owner } = folder
  const inside = account.folder('Inside', folderId)
  account.put({ name: 'a.txt', content: 'One.', parent: inside })
  await folder.sync()
  const as = { ...owner, transport: quiet }
  await ask(addFolder, { id: kbId, folderId: inside }, as)
  const other = await findFolder(worker.context, { kbId, folderId: inside })
  await worker.playAll(other!)
  await ask(removeFolder, { id: kbId, folderId: inside }, as)
  await worker.playAll((await findFolder(worker.context, { kbId, folderId: inside }))!)
  expect(await folder.files()).toHaveLength(1)
  await ask(removeFolder, { id: kbId, folderId }, as)
  await worker.playAll(await folder.row())
  expect(await folder.files()).toEqual([])
})

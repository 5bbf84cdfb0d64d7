import { expect, test } from 'vitest'
import { addFolder } from '../../../../workers/features/drive/add-folder.ts'
import { updateKnowledgeBase } from '../../../../workers/features/knowledge-bases/update-knowledge-base.ts'
import { searchBase } from '../../../../workers/features/search/search-base.route.ts'
import type { SearchAnswer } from '../../../../workers/features/search/schemas.ts'
import { ask, expectRefusal, refusal, send } from '../../../support/client.ts'
import { deploy } from '../../../support/context.ts'
import { newMember, newOwner } from '../../../support/people.ts'
import { operations } from '../../../../workers/features/drive/operations.ts'
import { newBase } from '../documents/support.ts'
import { added, connected, namesOf, vendor } from './support.ts'
import { shareWith } from '../sharing/support.ts'

const owner = await newOwner()
const account = await connected(owner)

test('files of a folder, however deep, become files of the base, and answers come from them', async () => {
  const folderId = account.folder('Handbook')
  const deep = account.folder('Deep', account.folder('Inside', folderId))
  account.put({
    name: 'returns.txt',
    content: 'Customers send goods back within 30 days.',
    parent: folderId,
  })
  account.put({ name: 'hours.md', content: '# Hours\n\nThe shop is open until eight.', parent: deep })
  account.put({ name: 'film.mp4', mimeType: 'video/mp4', content: 'x', parent: deep })
  account.put({ name: 'elsewhere.txt', content: 'This is of another folder.' })
  for (let n = 0; n < 5; n++)
    account.put({ name: `note-${n}.txt`, content: `Note number ${n}.`, parent: folderId })
  const id = await newBase(owner)
  const folder = await added(id, folderId, owner)
  expect(folder).toMatchObject({
    name: 'Handbook',
    status: 'synced',
    files: 7,
    waiting: 0,
    skippedCount: 1,
    skipped: [{ name: 'film.mp4', reason: expect.stringContaining('Files of this kind cannot be read') }],
    error: null,
    syncedAt: expect.any(String),
    nextAt: expect.any(String),
  })
  expect(await namesOf(id, owner)).toEqual([
    'hours.md',
    'note-0.txt',
    'note-1.txt',
    'note-2.txt',
    'note-3.txt',
    'note-4.txt',
    'returns.txt',
  ])
  const answer = await send(
    searchBase,
    { id, question: 'Within how many days do customers send goods back?' },
    owner,
  )
  const { sources } = await answer.json<SearchAnswer>()
  expect(sources[0]).toMatchObject({ fileName: 'returns.txt' })
})

test('the drive itself can be chosen by its other name, and a name of its own be given', async () => {
  const owner = await newOwner()
  const account = await connected(owner)
  const id = await newBase(owner)
  const folder = await ask(addFolder, { id, folderId: 'root', name: ' All of it ' }, owner)
  expect(folder).toMatchObject({ folderId: account.rootId, name: 'All of it', status: 'syncing' })
})

test('what is no folder, in the trash or unknown is refused with its place', async () => {
  const id = await newBase(owner)
  const told = async (folderId: string) => {
    const answer = await refusal(send(addFolder, { id, folderId }, owner))
    return [answer.status, answer.details?.[0]]
  }
  const trashed = account.folder('Trashed')
  account.trash(trashed)
  const says = (words: string) => [400, { path: 'folderId', message: expect.stringContaining(words) }]
  expect(await told(account.put({ name: 'a.txt' }))).toEqual(says('this is a file'))
  expect(await told(trashed)).toEqual(says('in the trash'))
  expect(await told('never-was')).toEqual(says('no such folder'))
  expect(await told("x' in parents or '1'='1")).toEqual(says('the id of a folder'))
})

test('without a drive, or one that fails, nothing is added and the sentence says what to do', async () => {
  const other = await newOwner()
  const id = await newBase(other)
  await expectRefusal(send(addFolder, { id, folderId: 'root' }, other), 409, 'drive.not_connected')
  const { email } = await connected(other)
  vendor.fail(/^\/drive/, () => new Response('', { status: 503 }), { email })
  await expectRefusal(send(addFolder, { id, folderId: 'root' }, other), 502, 'drive.unavailable')
  vendor.takeAway(email)
  await expectRefusal(send(addFolder, { id, folderId: 'root' }, other), 409, 'drive.disconnected')
})

test('an archived base takes no folder', async () => {
  const id = await newBase(owner)
  await ask(updateKnowledgeBase, { id, status: 'archived' }, owner)
  await expectRefusal(
    send(addFolder, { id, folderId: account.folder('More') }, owner),
    409,
    'knowledge_bases.archived',
  )
})

test('a share that may write opens the base, and not the drive behind it', async () => {
  const id = await newBase(owner)
  const reader = await newOwner()
  await shareWith(reader, { id, permission: 'write' }, owner)
  const folderId = account.folder('Private')
  expect((await send(addFolder, { id, folderId }, reader)).status).toBe(404)
  const viewer = await newMember(owner, 'viewer')
  expect((await send(addFolder, { id, folderId }, viewer)).status).toBe(403)
})

test('a base has 50 folders at most', async () => {
  const id = await newBase(owner)
  const folders = Array.from({ length: 51 }, (_, n) => account.folder(`Folder ${n}`))
  const statuses = []
  for (const folderId of folders) statuses.push((await send(addFolder, { id, folderId }, owner)).status)
  expect(statuses.slice(0, 50)).toEqual(Array.from({ length: 50 }, () => 200))
  expect(statuses[50]).toBe(409)
})

test('a deployment that no vendor knows says so', async () => {
  const transport = deploy(operations, { DRIVE_CLIENT_ID: '' })
  const id = await newBase(owner)
  await expectRefusal(send(addFolder, { id, folderId: 'root' }, { ...owner, transport }), 501, {
    error: 'not_configured',
    message: expect.stringContaining('DRIVE_CLIENT_ID'),
  })
})

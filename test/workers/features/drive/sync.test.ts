import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { updateKnowledgeBase } from '../../../../workers/features/knowledge-bases/update-knowledge-base.ts'
import { deleteKnowledgeBase } from '../../../../workers/features/knowledge-bases/delete-knowledge-base.ts'
import { runPurge } from '../../../../workers/features/purges/run-purge.ts'
import { removeFetched } from '../../../../workers/features/documents/index.ts'
import { getFilePreview } from '../../../../workers/features/documents/get-file-preview.ts'
import { showPage } from '../../../../workers/features/documents/show-page.route.ts'
import { resumeSyncs } from '../../../../workers/features/drive/resume-syncs.ts'
import { syncDueFolders } from '../../../../workers/features/drive/sync-due-folders.ts'
import { syncOn } from '../../../../workers/features/drive/sync/sync-on.ts'
import { ask, send } from '../../../support/client.ts'
import { withServices } from '../../../support/context.ts'
import { aroundTransactions } from '../../../support/intercepting-database.ts'
import { newReceiver } from '../../../support/receivers.ts'
import { refusing } from '../../../support/drive/vendor-files.ts'
import { upload } from '../documents/support.ts'
import { vendor } from './support.ts'
import { newFolder, newWorker } from './sync-support.ts'

const own = (kind: string) => `application/vnd.google-apps.${kind}`
const asked = (email: string, path: RegExp) =>
  vendor.asked.filter((one) => one.email === email && path.test(one.path)).map(({ path }) => path)
const downloads = (email: string) =>
  vendor.asked.filter((one) => one.email === email && (one.query.has('alt') || one.path.endsWith('/export')))

test('a second sync asks for what has changed alone, and names exactly the changes', async () => {
  const folder = await newFolder(newWorker())
  const { account, folderId } = folder
  const inside = account.folder('Inside', folderId)
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) =>
    account.put({
      name: `${name}.txt`,
      content: `What ${name} says.`,
      parent: name === 'd' ? inside : folderId,
    }),
  ) as [string, string, string, string]
  await folder.sync()
  expect(await folder.items()).toEqual({ 'a.txt': 'kept', 'b.txt': 'kept', 'c.txt': 'kept', 'd.txt': 'kept' })
  const before = new Map((await folder.files()).map(({ fileName, fileId }) => [fileName, fileId]))
  vendor.asked.splice(0)
  account.write(a, 'What a says now.')
  account.rename(b, 'bee.txt')
  account.trash(c)
  account.remove(d)
  account.put({ name: 'e.txt', content: 'What e says.', parent: inside })
  account.put({ name: 'elsewhere.txt', content: 'Of no folder that was chosen.' })
  await folder.sync()
  expect(await folder.items()).toEqual({ 'a.txt': 'kept', 'bee.txt': 'kept', 'e.txt': 'kept' })
  expect(asked(account.email, /\/files$/)).toEqual([])
  expect(downloads(account.email)).toHaveLength(2)
  const after = await folder.files()
  expect(after.map(({ fileName }) => fileName).toSorted()).toEqual(['a.txt', 'a.txt', 'bee.txt', 'e.txt'])
  const renamed = after.find(({ fileName }) => fileName === 'bee.txt')
  expect(renamed).toMatchObject({ fileId: before.get('b.txt'), generation: 2, status: 'processing' })
  expect(after.filter((file) => file !== renamed).map(({ generation }) => generation)).toEqual([1, 1, 1])
  vendor.asked.splice(0)
  await folder.sync()
  expect(downloads(account.email)).toEqual([])
  expect(await folder.row()).toMatchObject({
    status: 'synced',
    files: 3,
    waiting: 0,
    skipped: 0,
    error: null,
  })
})

test('a file that was renamed takes its new name and kind with the same bytes, one that several items share that of its own item', async () => {
  const folder = await newFolder(newWorker())
  const { account, folderId: parent, kbId, owner } = folder
  const [plain, first, second, theirs] = [
    ['plain.txt', 'What is plain.'],
    ['first.txt', 'The same in both.'],
    ['second.txt', 'The same in both.'],
    ['theirs.txt', 'Somebody uploaded this.'],
  ].map(([name = '', content]) => account.put({ name, content, parent })) as [string, string, string, string]
  await upload(kbId, { fileName: 'ours.txt', content: 'Somebody uploaded this.' }, owner)
  await folder.sync()
  const before = await folder.files()
  account.rename(plain, 'plain/evil\u202e.md')
  account.rename(first, 'one.txt')
  account.rename(second, 'two.txt')
  account.rename(theirs, 'other.txt')
  await folder.sync()
  const after = await folder.files()
  const named = after.map(({ fileName, fileType, generation }) => `${fileName} ${fileType} ${generation}`)
  const shared = before.find(({ fileName }) => fileName === 'first.txt') ? 'one.txt' : 'two.txt'
  expect(named.toSorted()).toEqual(['evil.md md 2', `${shared} txt 2`, 'ours.txt txt 1'].toSorted())
  expect(after.map(({ fileId }) => fileId).toSorted()).toEqual(before.map(({ fileId }) => fileId).toSorted())
  await folder.sync()
  const readings = (await folder.files()).map(({ generation }) => generation)
  expect(readings.toSorted((one, other) => one - other)).toEqual([1, 2, 2])
})

test('a folder that moves in brings what lies in it, and one that moves out or is trashed takes it away', async () => {
  const folder = await newFolder(newWorker())
  const { account, folderId } = folder
  const outside = account.folder('Outside')
  const deep = account.folder('Deep', outside)
  account.put({ name: 'deep.txt', content: 'Far down.', parent: deep })
  await folder.sync()
  expect(await folder.items()).toEqual({})
  account.move(outside, folderId)
  await folder.sync()
  expect(await folder.items()).toEqual({ 'deep.txt': 'kept' })
  account.move(outside, account.rootId)
  await folder.sync()
  expect([await folder.items(), await folder.files()]).toEqual([{}, []])
  account.move(deep, folderId)
  await folder.sync()
  expect(await folder.items()).toEqual({ 'deep.txt': 'kept' })
  account.trash(deep)
  await folder.sync()
  expect(await folder.files()).toEqual([])
  account.restore(deep)
  await folder.sync()
  expect(await folder.items()).toEqual({ 'deep.txt': 'kept' })
})

test('folders in a circle are met once', async () => {
  const folder = await newFolder(newWorker())
  const { account, folderId } = folder
  const inner = account.folder('Inner', account.folder('Outer', folderId))
  account.move(folderId, inner)
  account.put({ name: 'a.txt', content: 'One.', parent: inner })
  await folder.sync()
  expect(await folder.items()).toEqual({ 'a.txt': 'kept' })
  expect(asked(account.email, /\/files$/).length).toBeLessThan(8)
})

test('documents of the vendor are read by their exports, and what has no text is left out', async () => {
  const folder = await newFolder(newWorker())
  const { account, folderId: parent } = folder
  account.put({ name: 'Plan', mimeType: own('document'), content: 'PK not really', parent })
  account.put({ name: 'Form', mimeType: own('form'), parent })
  account.put({ name: 'Link', mimeType: own('shortcut'), parent })
  account.close(account.put({ name: 'closed.txt', content: 'Not to be downloaded.', parent }))
  account.put({ name: 'Huge', mimeType: own('document'), content: new Uint8Array(11 * 2 ** 20), parent })
  account.put({ name: 'large.html', mimeType: 'text/html', content: new Uint8Array(2 * 2 ** 20), parent })
  await folder.sync()
  expect(await folder.items()).toEqual({
    Plan: 'kept',
    Form: expect.stringContaining('no text to export'),
    Link: expect.stringContaining('shortcut'),
    'closed.txt': expect.stringContaining('Its owner does not let it be downloaded'),
    Huge: expect.stringContaining('DOCX files are read up to 9 MB'),
    'large.html': expect.stringContaining('HTML files are read up to 1.6 MB'),
  })
  expect(downloads(account.email).map(({ query }) => query.get('mimeType'))).toEqual([
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ])
  expect((await folder.files()).map(({ fileName }) => fileName)).toEqual(['Plan.docx'])
})

test('a file whose owner closes it leaves the index, and the reason is told', async () => {
  const folder = await newFolder(newWorker())
  const { account, folderId: parent } = folder
  const id = account.put({ name: 'a.txt', content: 'One.', parent })
  await folder.sync()
  expect(await folder.files()).toHaveLength(1)
  account.close(id)
  await folder.sync()
  expect(await folder.files()).toEqual([])
  expect(await folder.items()).toEqual({ 'a.txt': expect.stringContaining('does not let it be downloaded') })
})

test('a file opens as what was read of it, not at the vendor, where a reader may not be let in', async () => {
  const folder = await newFolder(newWorker())
  const { account, folderId: parent, kbId: id, owner } = folder
  account.put({ name: 'a.html', mimeType: 'text/html', content: '<p>As it was read.</p>', parent })
  await folder.sync()
  const [file] = await folder.files()
  const fileId = file?.fileId ?? ''
  expect(file?.sourceUrl).toMatch(/^https:\/\/drive\.google\.com\/open\?id=f-/)
  expect(await ask(getFilePreview, { id, fileId }, owner)).toMatchObject({ kind: 'file' })
  const shown = await send(showPage, { id, fileId }, owner)
  expect(await shown.text()).toContain('As it was read.')
})

test('the same bytes twice are one file, which stays until the last of them goes', async () => {
  const folder = await newFolder(newWorker())
  const { account, folderId: parent } = folder
  const [one, other] = ['one', 'other'].map((name) =>
    account.put({ name: `${name}.txt`, content: 'The same words.', parent }),
  ) as [string, string]
  await folder.sync()
  expect(await folder.items()).toEqual({ 'one.txt': 'kept', 'other.txt': 'kept' })
  expect(await folder.files()).toHaveLength(1)
  const [shared] = await folder.files()
  const changing = shared?.sourceUrl?.endsWith(one) ? one : other
  account.write(changing, 'Other words.')
  await folder.sync()
  const left = changing === one ? other : one
  const stays = (await folder.files()).find(({ fileId }) => fileId === shared?.fileId)
  expect(stays?.sourceUrl, 'it comes from the other one now, and is not replaced').toContain(left)
  account.trash(changing)
  await folder.sync()
  expect(await folder.files()).toMatchObject([{ fileId: shared?.fileId }])
  account.trash(left)
  await folder.sync()
  expect(await folder.files()).toEqual([])
})

test('what somebody has uploaded stays, though the drive had it too', async () => {
  const folder = await newFolder(newWorker())
  const { account, folderId: parent, kbId, owner } = folder
  const words = { fileName: 'mine.txt', content: 'The same words as there.' }
  const { fileId } = await upload(kbId, words, owner)
  const id = account.put({ name: 'theirs.txt', content: words.content, parent })
  await folder.sync()
  expect(await folder.items()).toEqual({ 'theirs.txt': 'kept' })
  account.trash(id)
  await folder.sync()
  expect(await folder.files()).toMatchObject([{ fileId }])
})

test('what somebody has deleted from the base comes back with the next sync', async () => {
  const folder = await newFolder(newWorker())
  const { account, folderId: parent, kbId, owner } = folder
  account.put({ name: 'a.txt', content: 'One.', parent })
  await folder.sync()
  const [file] = await folder.files()
  const context = newWorker().context
  await removeFetched(context, {
    kbId,
    organizationId: owner.organizationId,
    fileIds: [file?.fileId ?? ''],
    from: 'drive',
  })
  expect(await folder.files()).toEqual([])
  await folder.sync()
  expect(await folder.files()).toMatchObject([{ fileName: 'a.txt' }])
})

test('a drive that is too busy is left alone as long as it asks, and gone on with where it was', async () => {
  const folder = await newFolder(newWorker())
  const { account, folderId: parent } = folder
  const { email } = account
  for (const name of ['a', 'b']) account.put({ name: `${name}.txt`, content: name, parent })
  vendor.fail(/\/files$/, () => refusing(429, 'rateLimitExceeded', { 'retry-after': '17' }), { email })
  vendor.fail(/\/files\/f-/, () => refusing(403, 'userRateLimitExceeded'), { email, times: 2 })
  const delays = await folder.sync()
  expect(delays).toEqual([17, 5, 10])
  expect(await folder.row()).toMatchObject({ status: 'synced', files: 2 })
})

test('a drive that fails time and again ends the sync with a sentence, and takes nothing from the base', async () => {
  const folder = await newFolder(newWorker())
  const { account, folderId: parent } = folder
  account.put({ name: 'a.txt', content: 'One.', parent })
  await folder.sync()
  vendor.fail(/changes$/, () => new Response('<html>', { status: 502 }), { email: account.email, times: 9 })
  await folder.sync()
  expect(await folder.row()).toMatchObject({
    status: 'failed',
    error: expect.stringContaining('does not answer as it should'),
    nextAt: expect.any(Number),
  })
  expect(await folder.files()).toHaveLength(1)
  account.put({ name: 'b.txt', content: 'Two.', parent })
  await folder.sync()
  expect(await folder.row()).toMatchObject({ status: 'synced', error: null, files: 2 })
})

test('a file that is not handed out holds up no other, and is asked for again next time', async () => {
  const folder = await newFolder(newWorker())
  const { account, folderId: parent } = folder
  const bad = account.put({ name: 'bad.txt', content: 'Not today.', parent })
  account.put({ name: 'good.txt', content: 'Here.', parent })
  const lost = () => new Response('', { status: 500 })
  vendor.fail(new RegExp(bad), lost, { email: account.email, times: 3 })
  await folder.sync()
  expect(await folder.items()).toEqual({
    'bad.txt': expect.stringContaining('did not hand it out'),
    'good.txt': 'kept',
  })
  await folder.sync()
  expect(await folder.items()).toEqual({ 'bad.txt': 'kept', 'good.txt': 'kept' })
})

test.each([
  ['no JSON', () => new Response('<html>')],
  ['another shape', () => Response.json({ files: [{ id: '../../etc' }] })],
  ['half a list', () => Response.json({ files: [], incompleteSearch: true })],
  ['a redirect', () => new Response(null, { status: 302, headers: { location: 'https://x.example/' } })],
  ['no end', () => Response.json({ files: [], filler: 'x'.repeat(5 * 2 ** 20) })],
])('a list that answers with %s takes nothing from the base', async (_what, answer) => {
  const folder = await newFolder(newWorker())
  const { account, folderId: parent } = folder
  account.put({ name: 'a.txt', content: 'One.', parent })
  await folder.sync()
  await env.DB.prepare('update drive_folders set changes_from = null where kb_id = ?').bind(folder.kbId).run()
  vendor.fail(/\/files$/, answer, { email: account.email })
  expect(await folder.sync()).toEqual([5])
  expect(await folder.row()).toMatchObject({ status: 'synced', files: 1 })
})

test('a redirect gets no token of ours', async () => {
  const folder = await newFolder(newWorker())
  const { account, folderId: parent } = folder
  account.put({ name: 'a.txt', content: 'One.', parent })
  const thief = newReceiver()
  const to = () => new Response(null, { status: 302, headers: { location: thief.url } })
  vendor.fail(/\/files(?:\/f-.*)?$/, to, { email: account.email, times: 2 })
  await folder.sync()
  expect(thief.got).toEqual([])
})

test('changes that the vendor keeps no longer are no loss: everything is listed anew, and nothing fetched again', async () => {
  const folder = await newFolder(newWorker())
  const { account, folderId: parent } = folder
  const [a] = ['a', 'b'].map((name) => account.put({ name: `${name}.txt`, content: name, parent }))
  await folder.sync()
  account.trash(a ?? '')
  vendor.fail(/changes$/, () => refusing(410, 'gone'), { email: account.email })
  vendor.asked.splice(0)
  await folder.sync()
  expect(await folder.items()).toEqual({ 'b.txt': 'kept' })
  expect(downloads(account.email)).toEqual([])
})

test('a folder that is gone as a whole, or in the trash, says so and leaves its files where they are', async () => {
  const folder = await newFolder(newWorker())
  const { account, folderId } = folder
  account.put({ name: 'a.txt', content: 'One.', parent: folderId })
  await folder.sync()
  account.trash(folderId)
  await folder.sync()
  expect(await folder.row()).toMatchObject({
    status: 'failed',
    error: expect.stringContaining('in the trash'),
  })
  account.remove(folderId)
  await folder.sync()
  expect(await folder.row()).toMatchObject({
    status: 'failed',
    error: expect.stringContaining('remove it here'),
  })
  expect(await folder.files()).toHaveLength(1)
})

test('what changes while the first listing goes on is told by the next sync', async () => {
  const worker = newWorker()
  const folder = await newFolder(worker)
  const { account, folderId: parent } = folder
  const id = account.put({ name: 'a.txt', content: 'One.', parent })
  vendor.fail(/\/files\/f-[^/]+$/, () => refusing(429, 'rateLimitExceeded'), { email: account.email })
  await folder.add()
  await worker.play(await folder.row())
  account.write(id, 'Two.')
  const [next] = worker.sent
  await worker.playAll(next?.payload ?? (await folder.row()))
  await folder.sync()
  expect(await folder.row()).toMatchObject({ status: 'synced', files: 1 })
  const hashes = await folder.files()
  expect(hashes.some(({ fileSize }) => fileSize === 4)).toBe(true)
})

test('messages that come twice, late or at once make nothing twice', async () => {
  const worker = newWorker()
  const folder = await newFolder(worker)
  const { account, folderId: parent } = folder
  for (let n = 0; n < 5; n++) account.put({ name: `${n}.txt`, content: `Number ${n}.`, parent })
  await folder.add()
  const message = await folder.row()
  await Promise.all([worker.play(message), worker.play(message), worker.play(message)])
  for (const { payload } of worker.sent.splice(0)) await worker.play(payload)
  expect(await folder.row()).toMatchObject({ status: 'synced', files: 5 })
  const { turn } = await folder.row()
  await worker.play(message)
  expect((await folder.row()).turn).toBe(turn)
  expect(await folder.files()).toHaveLength(5)
  expect(downloads(account.email)).toHaveLength(5)
})

test('a stretch that dies is made again by its message, and makes no file twice', async () => {
  const worker = newWorker()
  const folder = await newFolder(worker)
  const { account, folderId: parent } = folder
  for (let n = 0; n < 3; n++) account.put({ name: `${n}.txt`, content: `Number ${n}.`, parent })
  await folder.add()
  // The power goes once files were made, before their items are written.
  const db = aroundTransactions(async (work) => {
    const isLate = downloads(account.email).length === 3
    const done = await work()
    if (isLate) throw new Error('The process has died')
    return done
  })
  const message = await folder.row()
  await expect(syncOn(withServices(worker.context, { db }), message)).rejects.toThrow('died')
  worker.clock.now += 61_000
  await worker.playAll(message)
  expect(await folder.row()).toMatchObject({ status: 'synced', files: 3 })
  expect(await folder.files()).toHaveLength(3)
})

test('a folder brings as many files as one may, and says which it did not', async () => {
  const folder = await newFolder(newWorker({ DRIVE_FILES: 2 }))
  const { account, folderId: parent } = folder
  for (let n = 0; n < 4; n++) account.put({ name: `${n}.txt`, content: `Number ${n}.`, parent })
  await folder.sync()
  expect(await folder.row()).toMatchObject({ status: 'synced', files: 2, skipped: 2, waiting: 0 })
  expect(Object.values(await folder.items())).toContain(
    'skipped: The folder has brought as many files as one may (2).',
  )
})

test('one that holds too much to be written down is refused with what to do', async () => {
  const folder = await newFolder(newWorker({ DRIVE_FILES: 1 }))
  const { account, folderId: parent } = folder
  for (let n = 0; n < 14; n++) account.put({ name: `${n}.txt`, content: `Number ${n}.`, parent })
  await folder.sync()
  expect(await folder.row()).toMatchObject({
    status: 'failed',
    error: expect.stringContaining('more than 10'),
  })
})

test('a folder of a shared drive is read by the changes of that drive', async () => {
  const folder = await newFolder(newWorker())
  const { account, folderId } = folder
  account.files.get(folderId)!.driveId = 'shared-1'
  account.put({ name: 'a.txt', content: 'One.', parent: folderId, driveId: 'shared-1' })
  await folder.sync()
  expect(await folder.items()).toEqual({ 'a.txt': 'kept' })
  account.put({ name: 'b.txt', content: 'Two.', parent: folderId, driveId: 'shared-1' })
  await folder.sync()
  expect(await folder.items()).toEqual({ 'a.txt': 'kept', 'b.txt': 'kept' })
})

test('an archived base is not synced until it is taken back', async () => {
  const worker = newWorker()
  const folder = await newFolder(worker)
  const { account, folderId: parent, kbId, owner } = folder
  account.put({ name: 'a.txt', content: 'One.', parent })
  await folder.add()
  await ask(updateKnowledgeBase, { id: kbId, status: 'archived' }, owner)
  await worker.playAll(await folder.row())
  expect(await folder.row()).toMatchObject({ status: 'failed', error: expect.stringContaining('archived') })
  worker.clock.now += 4_000_000
  await syncDueFolders(worker.context)
  expect((await folder.row()).status).toBe('failed')
  await ask(updateKnowledgeBase, { id: kbId, status: 'active' }, owner)
  await folder.sync()
  expect(await folder.row()).toMatchObject({ status: 'synced', files: 1 })
})

test('what stands still is taken up again', async () => {
  const worker = newWorker()
  const folder = await newFolder(worker)
  folder.account.put({ name: 'a.txt', content: 'One.', parent: folder.folderId })
  await folder.add()
  await worker.play(await folder.row()).catch(() => undefined)
  await env.DB.prepare("update drive_folders set status = 'syncing' where kb_id = ?").bind(folder.kbId).run()
  worker.clock.now += 3_600_000
  worker.sent.splice(0)
  expect(await resumeSyncs(worker.context)).toBeGreaterThan(0)
  const ours = worker.sent.find(({ payload }) => payload.kbId === folder.kbId)
  await worker.playAll(ours!.payload)
  expect(await folder.row()).toMatchObject({ status: 'synced', files: 1 })
})

test('with a base its folders go, and a sync of it stops', async () => {
  const worker = newWorker()
  const folder = await newFolder(worker)
  const { account, folderId: parent, kbId, owner } = folder
  account.put({ name: 'a.txt', content: 'One.', parent })
  await folder.sync()
  const row = await folder.row()
  await ask(deleteKnowledgeBase, { id: kbId }, owner)
  await env.DB.prepare("update drive_folders set status = 'syncing' where kb_id = ?").bind(kbId).run()
  vendor.asked.splice(0)
  await worker.play(row)
  expect(asked(account.email, /./)).toEqual([])
  while (await runPurge(worker.context, kbId));
  for (const table of ['drive_folders', 'drive_items']) {
    const found = await env.DB.prepare(`select count(*) as n from ${table} where kb_id = ?`)
      .bind(kbId)
      .first<{ n: number }>()
    expect(found?.n, table).toBe(0)
  }
})

import { expect, test } from 'vitest'
import { getFile } from '../../../../workers/features/documents/get-file.ts'
import { deleteFile } from '../../../../workers/features/documents/delete-file.ts'
import { listFiles } from '../../../../workers/features/documents/list-files.ts'
import { uploadFile } from '../../../../workers/features/documents/upload-file.route.ts'
import { getKnowledgeBase } from '../../../../workers/features/knowledge-bases/get-knowledge-base.ts'
import { listKnowledgeBases } from '../../../../workers/features/knowledge-bases/list-knowledge-bases.ts'
import { updateKnowledgeBase } from '../../../../workers/features/knowledge-bases/update-knowledge-base.ts'
import { searchBase } from '../../../../workers/features/search/search-base.route.ts'
import { listShares } from '../../../../workers/features/sharing/list-shares.ts'
import { shareBase } from '../../../../workers/features/sharing/share-base.ts'
import { ask, expectRefusal, send } from '../../../support/client.ts'
import { newKey, newMember, newOwner } from '../../../support/people.ts'
import { formWith, newBase, uploaded } from '../documents/support.ts'
import { offeredBase, sharedBase, told } from './support.ts'

const owner = await newOwner()
const question = 'When is the pool open?'

test('a base shared to read is listed, searched and read by the other organization, and nothing more', async () => {
  const { id, fileId, other } = await sharedBase(owner)
  const { knowledgeBases } = await ask(listKnowledgeBases, {}, other)
  expect(knowledgeBases).toMatchObject([{ kbId: id, permission: 'read', fileCount: 1 }])
  expect(await ask(getKnowledgeBase, { id }, other)).toMatchObject({ permission: 'read' })
  expect(await ask(getKnowledgeBase, { id }, owner)).toMatchObject({ permission: null })
  const found = await (await send(searchBase, { id, question }, other)).json()
  expect(found).toMatchObject({ totalResults: 1 })
  expect(await ask(getFile, { id, fileId }, other)).toMatchObject({ fileName: 'pool.txt' })
  expect((await ask(listFiles, { id }, other)).files).toHaveLength(1)
  const body = formWith('a.txt', 'a')
  await expectRefusal(send(uploadFile, { id }, { ...other, body }), 403)
  for (const refused of [
    send(updateKnowledgeBase, { id, name: 'Mine' }, other),
    send(deleteFile, { id, fileId }, other),
    send(listShares, { id }, other),
    send(shareBase, { id, targetOrgId: owner.organizationId }, other),
  ])
    await expectRefusal(refused, 404)
})

test('a file is opened under its own base alone, also by who reads a sibling of that base', async () => {
  const { id, other } = await sharedBase(owner)
  const sibling = await newBase(owner, 'Plans')
  const { fileId } = await uploaded(sibling, { fileName: 'plans.txt', content: 'Close the pool.' }, owner)
  for (const person of [other, owner]) await expectRefusal(send(getFile, { id, fileId }, person), 404)
  expect(await ask(getFile, { id: sibling, fileId }, owner)).toMatchObject({ fileName: 'plans.txt' })
})

test('a base shared to write takes files of members of the other organization, not of its viewers', async () => {
  const { id, other } = await sharedBase(owner, 'write')
  const body = () => formWith('new.txt', crypto.randomUUID())
  expect((await send(uploadFile, { id }, { ...other, body: body() })).status).toBe(200)
  const viewer = await newMember(other, 'viewer')
  await expectRefusal(send(uploadFile, { id }, { ...viewer, body: body() }), 403)
  const key = await newKey(other, { scopes: ['write'] })
  expect((await send(uploadFile, { id }, { token: key.key, body: body() })).status).toBe(200)
  const reader = await newKey(other, { scopes: ['read'] })
  await expectRefusal(send(uploadFile, { id }, { token: reader.key, body: body() }), 403)
})

test('a base is not shared with its own organization', async () => {
  const id = await newBase(owner)
  await expectRefusal(send(shareBase, { id, targetOrgId: owner.organizationId }, owner), 400)
})

test('offered twice, at once and again, it is offered once', async () => {
  const { id, owner, other } = await offeredBase()
  const again = () => ask(shareBase, { id, targetOrgId: other.organizationId }, owner)
  const answers = await Promise.all([again(), again(), again()])
  for (const { shares } of answers) expect(shares).toMatchObject([{ status: 'offered', permission: 'read' }])
  expect(await told(owner)).toHaveLength(1)
  expect(await told(other)).toHaveLength(1)
})

test('a permission that is changed after the offer was accepted keeps it accepted, and both sides hear of it', async () => {
  const { id, other } = await sharedBase(owner)
  const { organizationId } = other
  const { shares } = await ask(shareBase, { id, targetOrgId: organizationId, permission: 'write' }, owner)
  expect(shares).toMatchObject([{ name: 'Acme', status: 'accepted', permission: 'write' }])
  expect((await told(owner))[0]).toBe('sharing.share: Shared the knowledge base with Acme: write')
  expect((await told(other))[0]).toBe(
    'sharing.share: Acme shares the knowledge base Pool with this organization: write',
  )
})

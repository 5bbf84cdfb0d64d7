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
import { ask, refusal, send } from '../../../support/client.ts'
import { newKey, newMember, newOwner } from '../../../support/people.ts'
import { formWith, newBase, uploaded } from '../documents/support.ts'

const owner = await newOwner()
const question = 'When is the pool open?'

async function sharedBase(permission: 'read' | 'write' = 'read') {
  const other = await newOwner()
  const id = await newBase(owner, 'Pool')
  const { fileId } = await uploaded(
    id,
    { fileName: 'pool.txt', content: 'The pool is open from six to nine.' },
    owner,
  )
  const shares = await ask(shareBase, { id, targetOrgId: other.organizationId, permission }, owner)
  expect(shares.shares).toMatchObject([{ organizationId: other.organizationId, permission }])
  return { id, fileId, other }
}

test('a base shared to read is listed, searched and read by the other organization, and nothing more', async () => {
  const { id, fileId, other } = await sharedBase()
  const { knowledgeBases } = await ask(listKnowledgeBases, {}, other)
  expect(knowledgeBases).toMatchObject([{ kbId: id, permission: 'read', fileCount: 1 }])
  expect(await ask(getKnowledgeBase, { id }, other)).toMatchObject({ permission: 'read' })
  expect(await ask(getKnowledgeBase, { id }, owner)).toMatchObject({ permission: null })
  const found = await (await send(searchBase, { id, question }, other)).json()
  expect(found).toMatchObject({ totalResults: 1 })
  expect(await ask(getFile, { id, fileId }, other)).toMatchObject({ fileName: 'pool.txt' })
  expect((await ask(listFiles, { id }, other)).files).toHaveLength(1)
  const body = formWith('a.txt', 'a')
  expect(await refusal(send(uploadFile, { id }, { ...other, body }))).toMatchObject({ status: 403 })
  for (const refused of [
    send(updateKnowledgeBase, { id, name: 'Mine' }, other),
    send(deleteFile, { id, fileId }, other),
    send(listShares, { id }, other),
    send(shareBase, { id, targetOrgId: owner.organizationId }, other),
  ])
    expect(await refusal(refused)).toMatchObject({ status: 404 })
})

test('a base shared to write takes files of members of the other organization, not of its viewers', async () => {
  const { id, other } = await sharedBase('write')
  const body = () => formWith('new.txt', crypto.randomUUID())
  expect((await send(uploadFile, { id }, { ...other, body: body() })).status).toBe(200)
  const viewer = await newMember(other, 'viewer')
  expect(await refusal(send(uploadFile, { id }, { ...viewer, body: body() }))).toMatchObject({ status: 403 })
  const key = await newKey(other, { scopes: ['write'] })
  expect((await send(uploadFile, { id }, { token: key.key, body: body() })).status).toBe(200)
  const reader = await newKey(other, { scopes: ['read'] })
  expect(await refusal(send(uploadFile, { id }, { token: reader.key, body: body() }))).toMatchObject({
    status: 403,
  })
})

test('an own organization and an unknown one are refused, and only admins share', async () => {
  const id = await newBase(owner)
  const { organizationId } = owner
  expect(await refusal(send(shareBase, { id, targetOrgId: organizationId }, owner))).toMatchObject({
    status: 400,
  })
  expect(await refusal(send(shareBase, { id, targetOrgId: crypto.randomUUID() }, owner))).toMatchObject({
    status: 404,
    details: [{ path: 'targetOrgId' }],
  })
  const [member, other] = [await newMember({ organizationId }, 'member'), await newOwner()]
  expect(await refusal(send(shareBase, { id, targetOrgId: other.organizationId }, member))).toMatchObject({
    status: 403,
  })
})

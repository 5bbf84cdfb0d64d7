import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { knowledgeBases } from '../../../../shared/db/tables/knowledge.ts'
import { listOrganizationFiles } from '../../../../workers/features/documents/list-organization-files.ts'
import { endShare } from '../../../../workers/features/sharing/end-share.ts'
import { ask } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { db } from '../projects/support.ts'
import { newBase, upload } from './support.ts'
import { shareWith } from '../sharing/support.ts'

const owner = await newOwner()
const other = await newOwner()
const { organizationId } = other
const listed = async (page = {}) => ask(listOrganizationFiles, { organizationId, ...page }, other)
const names = async () => (await listed()).files.map(({ fileName }) => fileName)

test('the files of an organization are those that it may read: its own, and those of bases shared with it', async () => {
  const [own, shared] = [await newBase(other), await newBase(owner)]
  await upload(own, { fileName: 'first.txt', content: 'One.' }, other)
  await upload(shared, { fileName: 'second.txt', content: 'Two.' }, owner)
  await upload(own, { fileName: 'third.txt', content: 'Three.' }, other)
  expect(await names()).toEqual(['third.txt', 'first.txt'])
  await shareWith(other, { id: shared }, owner)
  expect(await names()).toEqual(['third.txt', 'second.txt', 'first.txt'])
  const { files, nextCursor } = await listed({ limit: 2 })
  const rest = await listed({ limit: 2, cursor: nextCursor })
  expect([...files, ...rest.files].map(({ fileName }) => fileName)).toEqual(await names())
  await ask(endShare, { id: shared, organizationId }, owner)
  expect(await names()).toEqual(['third.txt', 'first.txt'])
  await db.update(knowledgeBases).set({ deletedAt: 1 }).where(eq(knowledgeBases.kbId, own))
  expect(await names()).toEqual([])
})

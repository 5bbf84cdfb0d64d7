import { expect, test } from 'vitest'
import { getAnalysis } from '../../../../workers/features/content-planning/get-analysis.ts'
import { deleteProjectFile } from '../../../../workers/features/documents/delete-file.ts'
import { ask } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { analysed, projectWithPages } from './support.ts'

const owner = await newOwner()

test('what an analysis found names no file that was deleted since, and no type that no file shows any more', async () => {
  const { projectId, fileIds } = await projectWithPages(owner)
  const { jobId } = await analysed(projectId, owner)
  const [first = '', ...others] = fileIds
  await ask(deleteProjectFile, { projectId, fileId: first }, owner)
  const left = await ask(getAnalysis, { projectId, jobId }, owner)
  expect(left.contentTypes?.map((type) => type.fileIds.toSorted())).toEqual([others.toSorted()])
  expect(JSON.stringify(left)).not.toContain(first)
  for (const fileId of others) await ask(deleteProjectFile, { projectId, fileId }, owner)
  const none = await ask(getAnalysis, { projectId, jobId }, owner)
  expect(none).toMatchObject({ contentTypes: [], mappings: [], tree: [], leftOut: [] })
})

import { expect, test } from 'vitest'
import { listAnalyses } from '../../../../workers/features/content-planning/list-analyses.ts'
import { ask } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { analysed, newProject } from './support.ts'

const owner = await newOwner()

test('the newest come first, and the last five are kept', async () => {
  const projectId = await newProject(owner)
  const jobIds: string[] = []
  for (let nth = 0; nth < 7; nth++) jobIds.unshift((await analysed(projectId, owner)).jobId)
  const { analyses } = await ask(listAnalyses, { projectId }, owner)
  expect(analyses.map(({ jobId, status }) => [jobId, status])).toEqual(
    jobIds.slice(0, 5).map((jobId) => [jobId, 'completed']),
  )
})

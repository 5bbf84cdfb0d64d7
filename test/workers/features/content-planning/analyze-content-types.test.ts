import { expect, test } from 'vitest'
import { analyzeContentTypes } from '../../../../workers/features/content-planning/analyze-content-types.ts'
import { listAnalyses } from '../../../../workers/features/content-planning/list-analyses.ts'
import { getProjectFileText } from '../../../../workers/features/documents/get-file-text.route.ts'
import { ask, send } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { analysed, newProject, projectWithPages } from './support.ts'

const owner = await newOwner()

test('an analysis recommends a type with the files that show it, and its fields with their places', async () => {
  const { projectId, fileIds } = await projectWithPages(owner)
  const analysis = await analysed(projectId, owner)
  expect(analysis).toMatchObject({ status: 'completed', files: 3, filesRead: 3, error: null, warnings: [] })
  const [type, ...others] = analysis.contentTypes ?? []
  expect(others).toEqual([])
  expect(type).toMatchObject({ name: 'Recipe', machineName: 'recipe' })
  expect(type?.fileIds.toSorted()).toEqual(fileIds.toSorted())
  expect(type?.fields.map(({ machineName }) => machineName)).toEqual(['title', 'time', 'serves', 'method'])
  const mapping = analysis.mappings?.find(({ fileId }) => fileId === fileIds[0])
  const text = await (await send(getProjectFileText, { projectId, fileId: fileIds[0] ?? '' }, owner)).text()
  const values = mapping?.fields.map(({ machineName, start, end }) => [machineName, text.slice(start, end)])
  expect(values?.slice(0, 3)).toEqual([
    ['title', 'Dish amber 0'],
    ['time', '10 minutes'],
    ['serves', '1'],
  ])
  expect(analysis.notContent?.map((one) => one.text)).toContain('All rights reserved by the kitchen')
})

test('two analyses of the same files give the same plan', async () => {
  const { projectId } = await projectWithPages(owner)
  const plan = async () => {
    const {
      jobId: _jobId,
      createdAt: _createdAt,
      updatedAt: _updatedAt,
      ...found
    } = await analysed(projectId, owner)
    return found
  }
  expect(await plan()).toEqual(await plan())
})

test('a project without files gets an empty plan that says so', async () => {
  const projectId = await newProject(owner)
  const analysis = await analysed(projectId, owner)
  expect(analysis).toMatchObject({ status: 'completed', contentTypes: [], mappings: [], tree: [] })
  expect(analysis.warnings).toEqual([expect.stringContaining('no files that were read')])
})

test('while an analysis is under way, it is the answer', async () => {
  const { projectId } = await projectWithPages(owner, 1)
  const first = await ask(analyzeContentTypes, { projectId }, owner)
  const second = await ask(analyzeContentTypes, { projectId }, owner)
  const { analyses } = await ask(listAnalyses, { projectId }, owner)
  if (analyses.length === 1) expect(second.jobId).toBe(first.jobId)
  else expect(analyses.at(-1)).toMatchObject({ jobId: first.jobId, status: 'completed' })
})

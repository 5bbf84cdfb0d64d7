import { expect, test } from 'vitest'
import { listCiTriggers } from '../../../../workers/features/ci-triggers/list-ci-triggers.ts'
import { duplicateProject } from '../../../../workers/features/projects/duplicate-project.ts'
import { ask } from '../../../support/client.ts'
import { newPipeline } from './support.ts'

const pipeline = await newPipeline()
const { projectId } = pipeline
const { token } = pipeline.owner

test('the triggers of a project come newest first, page by page, without their secrets', async () => {
  const one = await newPipeline()
  const made = [await one.newTrigger({ name: 'First' }), await one.newTrigger({ name: 'Second' })]
  const page = (cursor?: string) =>
    ask(listCiTriggers, { projectId: one.projectId, limit: 1, ...(cursor && { cursor }) }, one.owner)
  const { triggers, nextCursor } = await page()
  const rest = await page(nextCursor ?? '')
  expect([...triggers, ...rest.triggers].map(({ name }) => name)).toEqual(['Second', 'First'])
  expect(rest.nextCursor).toBeNull()
  for (const { secret } of made) expect(JSON.stringify([triggers, rest])).not.toContain(secret)
})

test('a copy of a project has no trigger: nobody knows a secret of it', async () => {
  const copy = await ask(duplicateProject, { projectId }, { token })
  expect(await ask(listCiTriggers, { projectId: copy.projectId }, { token })).toEqual({
    triggers: [],
    nextCursor: null,
  })
})

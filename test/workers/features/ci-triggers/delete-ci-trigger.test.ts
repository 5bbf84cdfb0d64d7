import { expect, test } from 'vitest'
import { deleteCiTrigger } from '../../../../workers/features/ci-triggers/delete-ci-trigger.ts'
import { ask, send } from '../../../support/client.ts'
import { auditOf } from '../projects/support.ts'
import { newPipeline } from './support.ts'

const pipeline = await newPipeline()
const { projectId } = pipeline
const { token } = pipeline.owner

test('a trigger is deleted once, and its deletion stands in the audit log', async () => {
  const { triggerId } = await pipeline.newTrigger()
  expect(await ask(deleteCiTrigger, { projectId, triggerId }, { token })).toEqual({ deleted: true })
  expect((await send(deleteCiTrigger, { projectId, triggerId }, { token })).status).toBe(404)
  expect((await auditOf(triggerId)).map(({ action }) => action).toSorted()).toEqual([
    'ciTriggers.create',
    'ciTriggers.delete',
  ])
})

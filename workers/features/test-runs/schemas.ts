import { z } from 'zod'
import { environments, runStatuses } from '../../../shared/db/tables/test-runs.ts'
import { once } from '../../../shared/domain/basics/once.ts'
import { RunCounts } from '../hosted-runs/index.ts'

export const TestRun = once(() =>
  z
    .object({
      executionId: z.uuid(),
      organizationId: z.uuid(),
      projectId: z.uuid(),
      storyId: z.uuid().nullable(),
      sprintId: z.uuid().nullable(),
      name: z.string(),
      environment: z.enum(environments).nullable(),
      targetUrl: z.string(),
      autoCreateDefects: z.boolean(),
      status: z.enum(runStatuses),
      counts: RunCounts(),
      createdBy: z.string().describe('Who started it: a person, a key or a CI trigger, by id'),
      trigger: z
        .object({ triggerId: z.uuid(), name: z.string() })
        .nullable()
        .describe('The CI trigger that started it; null where somebody else did, or the trigger is deleted'),
      createdAt: z.iso.datetime(),
      finishedAt: z.iso.datetime().nullable(),
    })
    .meta({ id: 'TestRun' }),
)
export type TestRun = z.infer<ReturnType<typeof TestRun>>

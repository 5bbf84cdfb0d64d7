import { z } from 'zod'
import type { Suite } from '../../../shared/db/tables/ci-triggers.ts'
import { environments, runStatuses } from '../../../shared/db/tables/test-runs.ts'
import { once } from '../../../shared/domain/basics/once.ts'
import { name } from '../../../shared/schemas/name.ts'
import { RunCounts } from '../hosted-runs/index.ts'

export const suite = () =>
  z
    .union([
      z.strictObject({ tag: z.string().trim().min(1).max(200) }),
      z.strictObject({ testCaseIds: z.array(z.string().min(1).max(200)).min(1, 'Name at least one case') }),
      z.strictObject({ storyId: z.uuid() }),
    ])
    .nullable()
    .default(null)
    .describe(
      'Which stored cases run: those with a tag, of a story, or these. All of the project unless told',
    )
    .meta({ id: 'CiSuite' }) satisfies z.ZodType<Suite>

export const environment = () => z.enum(environments).nullable().default(null)
export const commit = () =>
  z
    .string()
    .regex(/^[\w.:/+-]{1,100}$/, 'Letters, digits and . : / + - _ alone')
    .nullable()
    .default(null)
    .describe(
      'Of a commit that has run already with this suite, environment and target within 24 hours, the answer is that run',
    )
export const branch = () => name(255).nullable().default(null)
export const targetUrl = () => z.string().min(1).max(2000).describe('Where every case starts')

/** Only we set them. */
export const ownFields = ['triggerId', 'url', 'secret', 'createdBy', 'createdAt']

export const CiTrigger = once(() =>
  z
    .object({
      triggerId: z.uuid(),
      name: z.string(),
      targetUrl: z.string(),
      suite: suite(),
      environment: z.enum(environments).nullable(),
      branch: z
        .string()
        .nullable()
        .describe('The only branch whose pushes start a run; null for every branch'),
      callbackUrl: z.string().nullable(),
      url: z.string().describe('What the code host calls'),
      createdBy: z.string(),
      createdAt: z.iso.datetime(),
    })
    .meta({ id: 'CiTrigger' }),
)
export type CiTrigger = z.input<ReturnType<typeof CiTrigger>>

export const CiRun = once(() =>
  z
    .object({
      executionId: z.uuid(),
      status: z.enum(runStatuses),
      total: z.int().describe('How many cases run'),
      repeated: z.boolean().describe('True when the run was there already: nothing was started'),
      counts: RunCounts()
        .optional()
        .describe('What it has come to; of a run that has just begun there is none'),
    })
    .meta({ id: 'CiRun' }),
)
export type CiRun = z.input<ReturnType<typeof CiRun>>

import { z } from 'zod'
import { once } from '../../basics/once.ts'
import { priorities, testTypes } from '../../test-cases/schema.ts'

/** Fields that a change sets of several cases at once. */
export const settableFields = ['title', 'priority', 'type', 'preconditions'] as const

const written = () =>
  z.object({
    t: z.string(),
    s: z.array(z.number().int().min(1)),
    k: z.enum(testTypes),
    p: z.enum(priorities),
    pre: z.array(z.string()).optional(),
    steps: z.array(z.array(z.string()).min(1).max(3)),
    c: z.array(z.array(z.string()).length(2)).optional(),
  })

/** The form of an answer to a message for providers with structured output; looser than what is taken, so that a doubtful change costs only itself. */
export const RevisionForm = /* @__PURE__ */ once(() =>
  z.object({
    changes: z.array(
      z.object({
        op: z.enum(['set', 'steps', 'add', 'delete', 'split', 'merge', 'order']),
        ids: z.array(z.string()).optional().describe('the cases that it is about'),
        field: z.enum(settableFields).optional(),
        value: z.union([z.string(), z.array(z.string())]).optional(),
        steps: z.array(z.array(z.string()).min(1).max(3)).optional().describe('all steps as they are then'),
        s: z.array(z.number().int().min(1)).optional(),
        c: z.array(z.array(z.string()).length(2)).optional(),
        cases: z.array(written()).optional().describe('new cases'),
      }),
    ),
    answer: z.string().describe('to the person, in one to three sentences'),
  }),
)

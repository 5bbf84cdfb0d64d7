import { z } from 'zod'
import { once } from '../../basics/once.ts'
import { priorities } from '../../test-cases/schema.ts'

export const requirementKinds = [
  'functional',
  'security',
  'performance',
  'accessibility',
  'usability',
  'reliability',
] as const
export const testabilities = ['high', 'medium', 'low'] as const

const numbers = () => z.array(z.number().int().min(1))

/** The form of an answer for providers with structured output. */
export const ExtractForm = /* @__PURE__ */ once(() =>
  z.object({
    requirements: z.array(
      z.object({
        s: numbers().min(1).describe('numbers of the sentences that state it'),
        d: z.string().describe('the requirement in one sentence'),
        k: z.enum(requirementKinds),
        p: z.enum(priorities),
        v: z.enum(testabilities).describe('how well it can be tested'),
        w: z.string().describe('why so'),
        q: z.array(z.string()).optional().describe('open questions'),
      }),
    ),
    idle: numbers().optional().describe('sentences that demand nothing'),
  }),
)

/** A requirement as a model reads it out of a text. */
export interface ExtractedRequirement {
  /** Ids of the sentences that state it, at least one; all of them exist. */
  sentences: string[]
  /** Words of the model: figures and quoted texts of it all stand in the sentences. */
  statement: string
  kind: (typeof requirementKinds)[number]
  priority: (typeof priorities)[number]
  testability: (typeof testabilities)[number]
  testabilityNotes: string
  questions: string[]
}

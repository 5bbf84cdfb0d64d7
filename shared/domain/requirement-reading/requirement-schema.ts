import { z } from 'zod'
import { once } from '../basics/once.ts'
import { priorities } from '../test-cases/schema.ts'

const requirementCategories = [
  'functional',
  'security',
  'performance',
  'accessibility',
  'usability',
  'reliability',
] as const
const testabilities = ['high', 'medium', 'low'] as const

/** A requirement read from a text. `start` and `end` are UTF-16 offsets into that text, or into the text of the file: what lies between is `sentence`. */
export const RequirementSchema = /* @__PURE__ */ once(() =>
  z
    .object({
      id: z.string(),
      statement: z.string(),
      category: z.enum(requirementCategories),
      subcategory: z.string(),
      priority: z.enum(priorities),
      testability: z.enum(testabilities),
      testabilityNotes: z.string(),
      suggestedTestType: z.string(),
      acceptanceCriteria: z.array(z.string()),
      ambiguities: z.array(z.string()),
      dependencies: z.array(z.string()),
      source: z.string(),
      sentence: z.string(),
      start: z.number().int().min(0),
      end: z.number().int().min(0),
      fileId: z
        .uuid()
        .optional()
        .describe(
          'The file of a knowledge base that it was read from: then `start` and `end` count the text of this file, and `source` names it with them, as "handbook.md 120-210"',
        ),
    })
    .meta({ id: 'Requirement' }),
)

export type Requirement = z.infer<ReturnType<typeof RequirementSchema>>
export type RequirementCategory = (typeof requirementCategories)[number]

type SentenceKind = 'requirement' | 'context' | 'heading' | 'example' | 'question' | 'notRead'

/**
 * One unit of the source, exactly once: a sentence, a list item, a heading or a whole Gherkin scenario.
 * `section` counts the headings before it, `reason` says why a unit was not read.
 */
export interface Sentence {
  text: string
  start: number
  end: number
  kind: SentenceKind
  section: number
  requirementId?: string
  reason?: string
}

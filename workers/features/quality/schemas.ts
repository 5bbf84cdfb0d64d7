import { z } from 'zod'
import { once } from '../../../shared/domain/basics/once.ts'
import { RequirementSchema } from '../../../shared/domain/requirement-reading/requirement-schema.ts'
import { TestCase, testTypes } from '../../../shared/domain/test-cases/schema.ts'
import { AnswerSource } from '../search/index.ts'

export const requirementScopes = [
  'all',
  'functional',
  'non-functional',
  'security',
  'performance',
  'accessibility',
] as const
export type RequirementScope = (typeof requirementScopes)[number]

export const maxSourceCharacters = 200_000

export const sourceText = () =>
  z.string().trim().min(1, 'Write at least one requirement').max(maxSourceCharacters)

/** The test case (QA) of the specification, with the extension fields of public test cases. */
export const QaTestCase = once(() => {
  const { id, title, description, preconditions, steps, expectedResult, priority, category } =
    TestCase().shape
  const { tags, requirementRef, gherkin, estimatedDuration, coverageItems, automation } = TestCase().shape
  return z
    .object({
      id,
      title,
      description,
      preconditions,
      steps,
      expectedResult,
      priority,
      type: z.enum(testTypes),
      category,
      tags,
      requirementRef,
      gherkin,
      estimatedDuration,
      coverageItems,
      automation,
    })
    .meta({ id: 'QaTestCase' })
})
export type QaTestCase = z.infer<ReturnType<typeof QaTestCase>>

/** A requirement, without what it says about testability when that was not asked for. */
export const ExtractedRequirement = once(() =>
  z
    .object(
      RequirementSchema().partial({ testability: true, testabilityNotes: true, suggestedTestType: true })
        .shape,
    )
    .meta({ id: 'ExtractedRequirement' }),
)
export type ExtractedRequirement = z.infer<ReturnType<typeof ExtractedRequirement>>

/** Which sentence of the source is tested by which cases; none where it ended as a gap. */
export const Traced = once(() =>
  z
    .object({
      requirementRef: z.string(),
      statement: z.string(),
      fileId: z.uuid().optional().describe('The file of a knowledge base that it was read from'),
      source: z.string().optional().describe('This file and the place in it, as "handbook.md 120-210"'),
      start: z.number().int().optional().describe('In the text of the file, in UTF-16 units'),
      end: z.number().int().optional(),
      testCaseIds: z.array(z.string()),
      gapIds: z.array(z.string()),
    })
    .meta({ id: 'TracedRequirement' }),
)
export type Traced = z.infer<ReturnType<typeof Traced>>

/** What knowledge bases say beside a text. */
export const readSources = () =>
  z
    .array(AnswerSource())
    .optional()
    .describe('What was read of the knowledge base beside the text, as known: no case is made of it alone')

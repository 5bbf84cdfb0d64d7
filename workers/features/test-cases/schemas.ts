import { z } from 'zod'
import { casePriorities, caseVerdicts, storedCaseTypes } from '../../../shared/db/tables/test-cases.ts'
import { once } from '../../../shared/domain/basics/once.ts'
import { TestCase, testTypes } from '../../../shared/domain/test-cases/schema.ts'
import { givenCriterion, shownCriterion } from '../stories/index.ts'

/** What a case is about, in the words of the public test case; each may be missing. */
export const wordFields = [
  'objective',
  'testBasis',
  'testCondition',
  'designTechnique',
  'expectedResult',
  'riskLevel',
  'category',
  'gherkin',
  'estimatedDuration',
] as const
/** What of a case nobody filters by: kept as one value. */
export const contentFields = [
  ...wordFields,
  'testLevel',
  'preconditions',
  'steps',
  'postconditions',
  'coverageItems',
  'automation',
  'basis',
  'idea',
  'author',
  'sentences',
  'checks',
  'verified',
] as const

const preconditions = () =>
  z
    .union([TestCase().shape.preconditions.unwrap(), z.string().max(20_000)])
    .describe('A list, or a text whose lines are the list')

/** What a client may give of a case, each field as it is when it is given. What may be missing is taken away by null. */
export const caseFields = () => {
  const { id, title, requirementRef, testLevel, priority, ...rest } = TestCase().shape
  const orNull = <T extends z.ZodType>(field: z.ZodOptional<T>) => field.unwrap().nullable()
  return {
    title,
    description: rest.description.unwrap(),
    preconditions: preconditions(),
    steps: rest.steps.unwrap(),
    expectedResult: orNull(rest.expectedResult),
    priority: priority.unwrap(),
    type: z.enum(storedCaseTypes),
    testType: z.enum(testTypes).describe('The same as `type`, as public test cases call it'),
    category: orNull(rest.category),
    tags: rest.tags.unwrap(),
    requirementRef: orNull(requirementRef),
    requirementRefs: orNull(rest.requirementRefs),
    gherkin: orNull(rest.gherkin),
    estimatedDuration: orNull(rest.estimatedDuration),
    objective: orNull(rest.objective),
    testBasis: orNull(rest.testBasis),
    testCondition: orNull(rest.testCondition),
    designTechnique: orNull(rest.designTechnique),
    testLevel: testLevel.unwrap(),
    postconditions: rest.postconditions.unwrap(),
    riskLevel: orNull(rest.riskLevel),
    coverageItems: orNull(rest.coverageItems),
    automation: orNull(rest.automation),
    basis: orNull(rest.basis),
    idea: orNull(rest.idea),
    author: orNull(rest.author),
    sentences: orNull(rest.sentences),
    checks: orNull(rest.checks),
    verified: orNull(rest.verified),
    storyId: z.uuid().nullable().describe('The story that it tests'),
    criterion: givenCriterion()
      .nullable()
      .describe('The criterion of its story that it tests, as it was when the case was brought up to date'),
    externalId: id.nullable().describe('The id that a file, a client or a generation gave it'),
  }
}

type Fields = z.output<z.ZodObject<ReturnType<typeof caseFields>>>

/** What is said of a case, or some of it, by the names and in the forms of the stored one. */
export type CaseInput = {
  [Name in Exclude<keyof Fields, 'testType' | 'preconditions'>]?: Fields[Name] | undefined
} & { preconditions?: string[] | undefined }

/** A test case of a project: what the QA operations answer of a case, and what a project knows besides. */
export const StoredTestCase = once(() => {
  const { id: _, testType: __, testLevel, requirementRef, ...fields } = TestCase().shape
  return z
    .object({
      id: z.uuid(),
      organizationId: z.uuid(),
      projectId: z.uuid(),
      number: z.number().int(),
      externalId: z.string().nullable(),
      storyId: z.uuid().nullable(),
      criterion: shownCriterion().nullable(),
      ...fields,
      description: z.string(),
      preconditions: z.array(z.string()),
      steps: fields.steps.unwrap(),
      tags: z.array(z.string()),
      priority: z.enum(casePriorities),
      type: z.enum(storedCaseTypes),
      testLevel: testLevel.unwrap().optional(),
      requirementRef,
      lastStatus: z.enum(caseVerdicts).nullable(),
      lastExecutionId: z.string().nullable(),
      lastRunAt: z.iso.datetime().nullable(),
      createdBy: z.string(),
      createdAt: z.iso.datetime(),
      updatedAt: z.iso.datetime(),
    })
    .meta({ id: 'StoredTestCase' })
})
export type StoredTestCase = z.infer<ReturnType<typeof StoredTestCase>>

/** What only we set of a case. */
export const setByUs = [
  'number',
  'lastStatus',
  'lastExecutionId',
  'lastRunAt',
  'createdBy',
  'createdAt',
  'updatedAt',
] as const

/** What a stored case says beyond any other case. */
export const knownOfProject = [
  'organizationId',
  'projectId',
  'externalId',
  'storyId',
  'criterion',
  ...setByUs,
] as const

import { z } from 'zod'
import { once } from '../basics/once.ts'

export const priorities = ['critical', 'high', 'medium', 'low'] as const
export const testLevels = ['unit', 'integration', 'system', 'acceptance'] as const
export const testTypes = [
  'functional',
  'regression',
  'integration',
  'e2e',
  'accessibility',
  'security',
  'performance',
  'boundary',
  'negative',
  'smoke',
] as const
export const scopes = [
  'full',
  'requirements',
  'user-stories',
  'api',
  'accessibility',
  'security',
  'performance',
] as const
export const formats = ['standard', 'gherkin', 'bdd'] as const
export const modes = ['agentic', 'generate', 'extract-requirements', 'gap-analysis', 'fill-gaps'] as const

/** What a case rests on: a strict form confirmed by the checker, a whole case of a model, an assistant or a person, an idea of the catalogue with data of the sentence, or one demand in the form of a case. */
export const bases = ['proved', 'written', 'designed', 'outline'] as const

/** Who made a case. */
export const authors = ['embedded', 'model', 'assistant', 'person', 'import'] as const

/** What the judge finds of a case, in the order in which it is told (`shared/domain/judging`). */
export const checkNames = [
  'readable',
  'grounded',
  'possible',
  'single_fault',
  'consistent',
  'derived_twice',
  'settled',
  'looks_at_product',
  'adds',
  'rehearsed',
] as const

export const checkResults = ['holds', 'fails', 'unknown'] as const

const text = (max: number) => z.string().max(max)

/** One step of a public test case: prose in, expected result in prose. */
export const TestStep = /* @__PURE__ */ once(() =>
  z
    .strictObject({
      stepNumber: z.number().int().min(1).max(1000),
      action: text(4000),
      expectedResult: text(4000),
      testData: text(20_000).optional(),
      computed: z
        .array(
          z.strictObject({
            expression: text(500),
            value: text(200).describe('What the calculation comes to'),
          }),
        )
        .max(20)
        .optional()
        .describe(
          'How values of the expected result follow from numbers of the text or of entries, as `50 * 0.9 + 4.95`: the judge works each out',
        ),
      original: z
        .strictObject({ action: text(4000), expectedResult: text(4000), testData: text(20_000).optional() })
        .optional()
        .describe('The words of its author, where the step was put into words that a run reads'),
    })
    .meta({ id: 'TestStep' }),
)

/** What the judge found of a case in one respect. */
export const CaseCheck = /* @__PURE__ */ once(() =>
  z
    .strictObject({
      check: z.enum(checkNames),
      result: z.enum(checkResults),
      reason: text(1000),
      sentence: text(4000).optional().describe('The sentence of the text that the reason is about'),
    })
    .meta({ id: 'CaseCheck' }),
)

/** What a case claims to exercise: a partition, boundary value, decision rule, transition or scenario. */
export const CoverageItem = /* @__PURE__ */ once(() =>
  z
    .strictObject({
      id: text(400),
      technique: text(100),
      parameter: text(400).optional(),
      partition: text(400).optional(),
      value: text(20_000).optional(),
      valid: z.boolean().optional(),
      from: text(400).optional(),
      event: text(400).optional(),
      to: text(400).optional(),
      rule: text(400).optional(),
      oracle: z.enum(['stated', 'inferred']).optional(),
    })
    .meta({ id: 'CoverageItem' }),
)

/** Whether a hosted run can play a case, and how what it cannot read would be read. */
export const Automation = /* @__PURE__ */ once(() =>
  z
    .strictObject({
      ready: z.boolean(),
      reasons: z.array(text(1000)).max(200),
      unchecked: z
        .array(text(1000))
        .max(50)
        .optional()
        .describe(
          'Parts of the expected results that only a person can judge, letter by letter. A run leaves them out and checks the rest',
        ),
      suggestions: z
        .array(
          z.strictObject({
            stepNumber: z.number().int().min(1).max(1000).optional(),
            part: text(1000),
            say: z.array(text(1000)).min(1).max(3),
          }),
        )
        .max(50)
        .optional(),
    })
    .meta({ id: 'Automation' }),
)

/** The public test case of the specification, with the extension fields of the contract. */
export const TestCase = /* @__PURE__ */ once(() =>
  z
    .strictObject({
      id: text(200).min(1),
      title: text(1000).min(1),
      description: text(10_000).optional(),
      objective: text(10_000).optional(),
      testBasis: text(20_000).optional(),
      testCondition: text(10_000).optional(),
      designTechnique: text(200).optional(),
      testLevel: z.enum(testLevels).default('system'),
      testType: z.enum(testTypes).default('functional'),
      preconditions: z.array(text(4000)).max(100).optional(),
      steps: z.array(TestStep()).max(200).optional(),
      expectedResult: text(10_000).optional(),
      postconditions: z.array(text(4000)).max(100).optional(),
      priority: z.enum(priorities).default('medium'),
      riskLevel: text(100).optional(),
      category: text(200).optional(),
      tags: z.array(text(200)).max(100).optional(),
      requirementRef: text(200).optional(),
      requirementRefs: z.array(text(200)).max(100).optional(),
      gherkin: text(50_000).optional(),
      estimatedDuration: text(100).optional(),
      coverageItems: z.array(CoverageItem()).max(500).optional(),
      automation: Automation().optional(),
      basis: z
        .enum(bases)
        .optional()
        .describe(
          'What a case rests on: `proved` is confirmed by the checker, `written` a whole case of a model, an assistant or a person, `designed` a test idea with data of the sentence, `outline` one demand for a person to complete',
        ),
      author: z.enum(authors).optional().describe('Who made the case'),
      sentences: z
        .array(text(4000))
        .max(50)
        .optional()
        .describe('The sentences of the text that the case rests on, letter by letter'),
      checks: z.array(CaseCheck()).max(20).optional().describe('What the judge found, each with its reason'),
      verified: z
        .boolean()
        .optional()
        .describe(
          'Whether the case is readable, grounded, single-fault, consistent, and derived twice or made by a strict form; where it was rehearsed, it also passed',
        ),
      idea: text(50).optional().describe('The kind of demand that a designed case is an idea for'),
    })
    .meta({ id: 'TestCase' }),
)

export type TestStep = z.infer<ReturnType<typeof TestStep>>
export type CoverageItem = z.infer<ReturnType<typeof CoverageItem>>
export type Automation = z.infer<ReturnType<typeof Automation>>
export type TestCase = z.infer<ReturnType<typeof TestCase>>
export type CaseCheck = z.infer<ReturnType<typeof CaseCheck>>
export type Basis = (typeof bases)[number]
export type Author = (typeof authors)[number]
export type CheckName = (typeof checkNames)[number]
export type CheckResult = (typeof checkResults)[number]
export type Priority = (typeof priorities)[number]
export type TestType = (typeof testTypes)[number]
export type Scope = (typeof scopes)[number]
export type Format = (typeof formats)[number]
export type Mode = (typeof modes)[number]

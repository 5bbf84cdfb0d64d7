import { z } from 'zod'
import { defectStatuses } from '../../../shared/db/tables/defects.ts'
import { storyStatuses } from '../../../shared/db/tables/stories.ts'
import { caseVerdicts } from '../../../shared/db/tables/test-cases.ts'
import { once } from '../../../shared/domain/basics/once.ts'

const verdict = () => z.enum(caseVerdicts)

const TracedCase = once(() =>
  z
    .object({
      testCaseId: z.uuid(),
      number: z.int(),
      title: z.string(),
      lastStatus: verdict().nullable(),
      executions: z
        .array(z.object({ executionId: z.uuid(), status: verdict(), at: z.iso.datetime() }))
        .describe('Its last ten, the newest first'),
      defects: z.array(
        z.object({ defectId: z.uuid(), number: z.int(), title: z.string(), status: z.enum(defectStatuses) }),
      ),
    })
    .meta({ id: 'TracedCase' }),
)
export type TracedCase = z.infer<ReturnType<typeof TracedCase>>

const TracedStory = once(() =>
  z
    .object({
      storyId: z.uuid(),
      number: z.int(),
      title: z.string(),
      status: z.enum(storyStatuses),
      testCases: z.array(TracedCase()).describe('The newest 200 of it; `testCaseCount` counts all'),
      testCaseCount: z.int(),
    })
    .meta({ id: 'TracedStory' }),
)
export type TracedStory = z.infer<ReturnType<typeof TracedStory>>

/** What is counted of a whole project. */
export const Figures = once(() =>
  z
    .object({
      coverage: z.object({
        stories: z.int(),
        covered: z.int().describe('Stories that have a test case'),
        percent: z.number().min(0).max(100),
      }),
      testCases: z.int(),
      passRate: z
        .number()
        .min(0)
        .max(1)
        .nullable()
        .describe('Of cases that have a verdict, those whose last one is passed; null without any'),
      openDefects: z.int().describe('Defects that are open, in progress, fixed or reopened'),
      orphans: z.object({
        testCases: z.int().describe('Cases without a story'),
        defects: z.int().describe('Defects without a test case'),
      }),
      stale: z
        .array(z.object({ testCaseId: z.uuid(), storyId: z.uuid(), since: z.iso.datetime() }))
        .describe('Cases whose story changed its criteria after them; the newest 200'),
      staleCount: z.int(),
      flaky: z
        .array(z.object({ testCaseId: z.uuid(), flips: z.int() }))
        .describe(
          'Cases whose verdict changed twice or more in their last ten runs, while they stayed; the worst 200',
        ),
      flakyCount: z.int(),
    })
    .meta({ id: 'TraceabilityFigures' }),
)
export type Figures = z.infer<ReturnType<typeof Figures>>

const TracedRequirementState = once(() =>
  z
    .object({
      requirementRef: z.string(),
      testCaseIds: z.array(z.uuid()).describe('The newest 100 of them'),
      lastStatus: verdict().nullable().describe('The worst of its cases; null while one has none'),
    })
    .meta({ id: 'RequirementState' }),
)

export const Traceability = once(() =>
  Figures()
    .extend({
      asOf: z.iso.datetime().nullable().describe('The moment that is told of; null for the present'),
      stories: z.array(TracedStory()),
      requirements: z
        .array(TracedRequirementState())
        .describe(
          'What cases refer to as their requirements, each of those that one field names; the first 200 in the order of their names',
        ),
      nextCursor: z.string().nullable(),
    })
    .meta({ id: 'Traceability' }),
)

import { z } from 'zod'
import type { SessionSnapshot } from '../../../durable-objects/public-session/public-session.ts'
import { deedKeyOf } from '../../../shared/domain/judging/deed-key.ts'
import { rehearsalStates } from '../../../shared/domain/judging/rehearsed-case.ts'
import { once } from '../../../shared/domain/basics/once.ts'
import { causes } from '../../../shared/domain/verdict-causes/causes-of-codes.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { evidenceLinks } from '../../../shared/kernel/evidence-links.ts'
import { modelUsageField } from '../../../shared/schemas/asked-model.ts'
import { iso } from '../../../shared/schemas/time.ts'

export const RehearsedCaseView = once(() =>
  z
    .object({
      testCaseId: z.string(),
      state: z
        .enum(rehearsalStates)
        .describe(
          'passes: all was done and seen. differs: an expected result is false, so the page or the reading of the text is wrong. not_performed: a step could not be done. not_rehearsed: it was not played to its end',
        ),
      reason: z.string().describe('Why, in a sentence or two'),
      stepNumber: z.int().optional().describe('Where it ended; absent for the expected result of the case'),
      expected: z.string().optional().describe('The expected result that is false'),
      seen: z.string().optional().describe('What the page showed instead'),
      sentence: z.string().optional().describe('The sentence of the text that the expected result rests on'),
      screenshotUrl: z.string().nullable().describe('What the page showed; null without a picture'),
      cause: z
        .enum(causes)
        .optional()
        .describe('Of a case that was not performed: control, step, or other such as time and network'),
      take: z.literal('page_is_wrong').optional().describe('What a person said of the difference'),
    })
    .meta({ id: 'RehearsedCase' }),
)

export const RehearsalView = once(() =>
  z
    .object({
      status: z.enum(['running', 'over']),
      executionId: z.string().describe('The rehearsal that goes on, else the last one'),
      pageUrl: z.string().nullable().describe('The page of the last one that ended'),
      at: z.iso.datetime().nullable().describe('When it ended; null while the first one goes on'),
      cases: z
        .array(RehearsedCaseView())
        .describe('What was found of the cases as they are; those that were edited since are left out'),
      modelUsage: modelUsageField(),
      expiresAt: z.iso.datetime().nullable().describe('When the links stop being good; null without any'),
    })
    .meta({ id: 'Rehearsal' }),
)

type Rehearsed = Pick<SessionSnapshot, 'rehearsal' | 'rehearsingExecutionId' | 'testCases'>

/** What rehearsals found of the cases of a session, with links that are good for one hour; null where there was none. */
export function rehearsalView(
  context: Context,
  { rehearsal, rehearsingExecutionId: running = null, testCases }: Rehearsed,
): z.output<ReturnType<typeof RehearsalView>> | null {
  const executionId = running ?? rehearsal?.executionId
  if (executionId === undefined) return null
  const keys = new Map(rehearsal && testCases.map((each) => [each.id, deedKeyOf(each)]))
  const shown = rehearsal?.cases.filter(({ testCaseId, deed }) => keys.get(testCaseId) === deed) ?? []
  const links = shown.some(({ screenshotKey }) => screenshotKey) ? evidenceLinks(context) : null
  return {
    status: running === null ? 'over' : 'running',
    executionId,
    pageUrl: rehearsal?.pageUrl ?? null,
    at: rehearsal ? iso(rehearsal.at) : null,
    cases: shown.map(({ screenshotKey, deed: _deed, take, ...each }) => ({
      ...each,
      // Who has a case that was dropped back took that answer back.
      ...(take === 'page_is_wrong' && { take }),
      screenshotUrl: links?.linkTo(screenshotKey) ?? null,
    })),
    ...(rehearsal?.modelUsage && { modelUsage: rehearsal.modelUsage }),
    expiresAt: links && iso(links.expiresAt),
  }
}

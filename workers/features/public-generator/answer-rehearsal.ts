import { z } from 'zod'
import { rehearsalTakes } from '../../../shared/domain/judging/rehearsed-case.ts'
import { sessionAt } from '../../../shared/kernel/capabilities.ts'
import { notConfigured } from '../../../shared/kernel/errors.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { noDifference, sessionBusy, sessionNotFound } from './errors.ts'
import { refusals } from './replace-test-cases.ts'
import { viewOf } from './rules.ts'
import { PublicSessionView } from './schemas.ts'
import { indexSession } from './store.ts'

export const answerRehearsal = defineOperation({
  id: 'public.answerRehearsal',
  route: 'POST /api/public/test-cases/sessions/{sessionId}/rehearsal',
  summary: 'Say of cases that differ from their page which of the two is wrong',
  description:
    'Of cases that a rehearsal found to `differ`: `page_is_wrong` keeps a case and says so in its check `rehearsed`, `reading_is_wrong` takes it out of the session. All answers count, or none does. To take one back, replace the cases of the session.',
  access: 'public',
  effect: 'write',
  input: () => ({
    sessionId: z.uuid(),
    answers: z
      .array(
        z.object({
          testCaseId: z.string().min(1).max(200),
          take: z
            .enum(rehearsalTakes)
            .describe('page_is_wrong: the case stays. reading_is_wrong: the case is dropped'),
        }),
      )
      .min(1)
      .max(1000)
      .describe('What you say of each; cases that are not named stay as they are'),
  }),
  output: PublicSessionView,
  errors: [sessionNotFound, sessionBusy, noDifference, notConfigured],
  mcp: 'listed',
  readAgainBy: 'public.getSession',
  async run(context, { sessionId, answers }) {
    const stub = await sessionAt(context, sessionId)
    if (!stub) throw sessionNotFound()
    const answered = await stub.answerRehearsal({ answers, now: context.now() })
    if (answered.ok) {
      await indexSession(context, answered.session)
      return viewOf(context, answered.session, [])
    }
    if (answered.code !== 'sessions.no_difference') throw refusals[answered.code]()
    const unanswerable = new Set(answered.testCaseIds)
    throw noDifference({
      details: answers.flatMap(({ testCaseId }, index) =>
        unanswerable.has(testCaseId)
          ? [{ path: `answers.${index}.testCaseId`, message: noDifference.sentence }]
          : [],
      ),
    })
  },
})

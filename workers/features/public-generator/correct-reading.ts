import { z } from 'zod'
import { counted } from '../../../shared/domain/english/plural.ts'
import { TestCase } from '../../../shared/domain/test-cases/schema.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { internal, timedOut } from '../../../shared/kernel/errors.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { generationInterrupted } from '../engine/index.ts'
import {
  type Corrected,
  caseChanges,
  correctedIn,
  correctedSentences,
  sentencesOf,
  withCorrected,
} from '../quality/index.ts'
import { sessionBusy, sessionCorrectionsFull, sessionNotFound } from './errors.ts'
import { readResult } from './read-result.ts'
import { orOver, runGeneration } from './run-generation.ts'
import { startRun } from './start-run.ts'
import { readSession } from './store.ts'
import type { SessionSnapshot } from '../../../durable-objects/public-session/public-session.ts'

const mostCorrections = 500

export const correctReading = defineOperation({
  id: 'public.correctReading',
  route: 'PUT /api/public/test-cases/sessions/{sessionId}/reading',
  summary: 'Correct how sentences of a session are understood',
  description:
    'Takes sentences as the reading gives them, with other `marked` or `kinds`; what is left out stays, and equal sentences are read alike. The text is designed anew: cases that the corrections bring, change or take away are, all others stay as they are. The session keeps its corrections, and later runs read by them.',
  access: 'public',
  effect: 'write',
  input: () => ({ sessionId: z.uuid(), sentences: correctedSentences() }),
  output: () =>
    z.object({
      sessionId: z.string(),
      executionId: z.string().nullable().describe('Null where nothing differs from how it was read'),
      ...caseChanges(),
      testCases: z.array(TestCase()),
    }),
  errors: [sessionNotFound, sessionBusy, sessionCorrectionsFull, timedOut, generationInterrupted],
  limits: [{ name: 'corrections', setting: 'GENERATIONS_PER_HOUR', key: ({ addressKey }) => addressKey }],
  mcp: 'listed',
  readAgainBy: 'public.getSession',
  async run(context, { sessionId, sentences: given }) {
    const session = await readSession(context, sessionId)
    if (session.status === 'running') throw sessionBusy()
    const { requirements, corrections = [], testCases } = session
    const { sentences } = await sentencesOf(context, { requirements, corrections })
    const corrected = differing(correctedIn(given, sentences), session)
    if (withCorrected(corrections, corrected).length > mostCorrections) throw sessionCorrectionsFull()
    if (corrected.corrections.length + corrected.withdrawn.length === 0)
      return { sessionId, executionId: null, added: [], updated: [], removed: [], testCases }
    return { sessionId, ...(await designAgain(context, sessionId, corrected)) }
  },
})

/** Only what was corrected can be withdrawn. */
function differing({ corrections, withdrawn }: Corrected, session: SessionSnapshot): Corrected {
  const known = new Set(session.corrections?.map(({ sentence }) => sentence))
  return { corrections, withdrawn: withdrawn.filter((sentence) => known.has(sentence)) }
}

async function designAgain(context: Context, sessionId: string, corrected: Corrected) {
  const deadlineMs = context.services.settings.GENERATION_TIMEOUT_SECONDS * 1000
  const many = corrected.corrections.length + corrected.withdrawn.length
  const { executionId } = await startRun(context, {
    sessionId,
    message: `Corrected how ${counted(many, 'sentence')} ${many === 1 ? 'is' : 'are'} read`,
    change: {},
    input: { kind: 'correct', ...corrected },
    deadlineMs,
  })
  const ended = await orOver(runGeneration(context, executionId), deadlineMs)
  if (ended.how === 'failed') throw ended.error ?? internal()
  if (ended.how === 'completed') return { executionId, ...ended.changes, testCases: ended.result.testCases }
  const told = await readResult(context.services.executions.getByName(executionId))
  if (!told) throw timedOut({ message: 'The new design took too long, and nothing was changed. Try again.' })
  const { added, updated, removed, testCases } = told
  return { executionId, added, updated, removed, testCases }
}

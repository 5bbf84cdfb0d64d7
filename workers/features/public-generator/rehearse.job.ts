import { z } from 'zod'
import type { RehearsalState } from '../../../shared/domain/judging/rehearsed-case.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { defineJob } from '../../../shared/kernel/job.ts'
import { logError } from '../../../shared/services/log.ts'
import type { PlayCases } from '../hosted-runs/index.ts'
import type { RehearsalInput } from './rehearsal-input.ts'
import { rehearse } from './rehearse.ts'
import { type RehearsalEnd, rehearseCases } from './rehearse-cases.ts'

const ourFault = {
  error: 'internal',
  message: 'The rehearsal failed on our side. No case was changed; please try again.',
}

export const rehearseJob = (playCases: PlayCases) =>
  defineJob({
    ...rehearse,
    input: () => ({ executionId: z.uuid() }),
    async run(context, { executionId }) {
      await runRehearsal(context, executionId, playCases)
    },
  })

async function runRehearsal(context: Context, executionId: string, playCases: PlayCases): Promise<void> {
  const execution = () => context.services.executions.getByName(executionId)
  const begun = await execution().beginAttempt({ now: context.now() })
  if (!begun.ok) return
  const { attempt, cancelled, sessionId } = begun
  if (cancelled || sessionId === null) {
    await execution().finish({ attempt, status: 'cancelled', now: context.now() })
    return
  }
  const { kind: _kind, ...input } = begun.input as RehearsalInput
  const end = await rehearseCases(context, { ...input, executionId, attempt, sessionId, playCases }).catch(
    (error: unknown) => {
      logError({ kind: 'public.rehearse', requestId: executionId, error })
      return null
    },
  )
  await execution().finish({ attempt, ...endOf(end), now: context.now() })
}

/** A rehearsal that came to no case at all has failed. */
function endOf(end: RehearsalEnd | null) {
  if (!end) return { status: 'failed', error: ourFault } as const
  const totals = totalsOf(end)
  const hasPlayed = totals.cases > totals.notRehearsed
  if (hasPlayed || end.reason === undefined) return { status: 'completed', totals } as const
  return {
    status: 'failed',
    totals,
    error: { error: 'rehearsals.not_played', message: end.reason },
  } as const
}

function totalsOf({ cases }: RehearsalEnd) {
  const of = (state: RehearsalState) => cases.filter((each) => each.state === state).length
  return {
    cases: cases.length,
    passes: of('passes'),
    differs: of('differs'),
    notPerformed: of('not_performed'),
    notRehearsed: of('not_rehearsed'),
  }
}

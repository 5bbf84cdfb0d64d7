import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { call } from '../../../../client/call.ts'
import { Given } from '../../../../parts/given.tsx'
import { useRead } from '../../../../parts/read.ts'
import { Empty, Failed, Loading } from '../../../../parts/states.tsx'
import { texts } from '../../../../texts/en/run.ts'
import type { SessionView } from '../../generator/session.ts'
import { rememberSession } from '../../known-sessions.ts'
import { isId } from '../address.ts'
import { start } from '../start.ts'
import { CaseChoice } from './case-choice.tsx'
import { chosenFirst, offered } from './choose.ts'
import { EarlierRuns } from './earlier-runs.tsx'
import { NotReady } from './not-ready.tsx'
import { SetupForm } from '../../../../parts/run/setup/setup-form.tsx'

const say = texts.setup

/** Cases of a session, chosen and run. */
export function OfSession({ sessionId, preselected }: { sessionId: string; preselected: readonly string[] }) {
  const { reading, again } = useRead(
    () => call('GET /api/public/test-cases/sessions/{sessionId}', { sessionId }),
    [sessionId],
  )
  if (!isId(sessionId)) return <p class="fault">{say.noSession}</p>
  const now = reading.value
  if (now.state === 'loading') return <Loading />
  if (now.state === 'failed') return <Failed error={now.error} retry={again} />
  return <Chosen session={now.value} preselected={preselected} />
}

function Chosen({ session, preselected }: { session: SessionView; preselected: readonly string[] }) {
  const { sessionId, testCases, title } = session
  const chosen = useSignal(chosenFirst(testCases, preselected))
  useEffect(() => void rememberSession({ sessionId, title }), [sessionId, title])
  if (testCases.length === 0)
    return (
      <Empty>
        <p>{say.noCases}</p>
        <a class="button primary" href={`/#session=${sessionId}`}>
          {say.makeCases}
        </a>
      </Empty>
    )
  const cases = () => testCases.filter(({ id }) => chosen.value.has(id))
  return (
    <>
      <SetupForm
        cases={cases}
        send={(config) => start({ sessionId, testCaseIds: cases().map(({ id }) => id), config })}
      >
        <div class="head cases-head">
          <h2>
            {say.casesOf}
            <Given>{title}</Given>
          </h2>
          <a href={`/#session=${sessionId}`}>{say.editCases}</a>
        </div>
        <NotReady sessionId={sessionId} cases={testCases} chosen={chosen} />
        <CaseChoice cases={offered(testCases)} chosen={chosen} />
      </SetupForm>
      <EarlierRuns sessionId={sessionId} />
    </>
  )
}

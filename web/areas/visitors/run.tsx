import { useEffect, useMemo } from 'preact/hooks'
import { Refusal } from '../../client/refusal.ts'
import { ActsOfRun } from '../../parts/run/acts.ts'
import { Failed, Loading } from '../../parts/states.tsx'
import { texts } from '../../texts/en/run.ts'
import { type Place, isId } from './run/address.ts'
import { isGoing } from '../../parts/run/is-going.ts'
import { Live } from '../../parts/run/live.tsx'
import { Report } from '../../parts/run/report.tsx'
import { actsOfSession } from './run/acts-of-session.ts'
import { readRun } from './run/read-run.ts'
import { Setup } from './run/setup.tsx'
import { EarlierRuns } from './run/setup/earlier-runs.tsx'
import { usePlace } from './run/use-place.ts'
import { watchRun } from '../../parts/run/watch-run.ts'
import '../../parts/run/run.css'

/** A hosted run: set up, watched, and its report. Which of these the address says, behind the `#`. */
export function Page() {
  const place = usePlace()
  const { executionId, sessionId } = place
  if (executionId === undefined) return <Setup key={sessionId} place={place} />
  return isId(executionId) ? <Run key={executionId} executionId={executionId} place={place} /> : <NoSuchRun />
}

function Run({ executionId, place }: { executionId: string; place: Place }) {
  const run = useMemo(() => watchRun(executionId, { read: readRun }), [executionId])
  useEffect(() => {
    void run.read()
    return run.stop
  }, [run])
  const [execution, failure] = [run.execution.value, run.failure.value]
  if (failure instanceof Refusal && failure.status === 404) return <NoSuchRun />
  if (!execution)
    return failure ? <Unread failure={failure} retry={run.read} /> : <Loading text={texts.report.reading} />
  const { sessionId, status } = execution
  return (
    <ActsOfRun.Provider value={actsOfSession(execution)}>
      {isGoing(status) ? (
        <Live run={run} execution={execution} />
      ) : (
        <Report execution={execution} place={place} renew={run.read}>
          {sessionId !== null && <EarlierRuns sessionId={sessionId} current={executionId} />}
        </Report>
      )}
    </ActsOfRun.Provider>
  )
}

const Unread = ({ failure, retry }: { failure: unknown; retry: () => unknown }) => (
  <>
    <h1>{texts.report.unread}</h1>
    <Failed error={failure} retry={retry} />
  </>
)

const NoSuchRun = () => (
  <div class="empty">
    <h1>{texts.report.notFound}</h1>
    <p>{texts.report.notFoundHint}</p>
    <p class="actions">
      <a class="button primary" href="/run#">
        {texts.report.newRun}
      </a>
    </p>
  </div>
)

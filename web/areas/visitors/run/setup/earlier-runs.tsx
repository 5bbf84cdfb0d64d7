import { call } from '../../../../client/call.ts'
import { Given, Time } from '../../../../parts/given.tsx'
import { useRead } from '../../../../parts/read.ts'
import { texts } from '../../../../texts/en/run.ts'
import { runHash } from '../address.ts'
import { Counts } from '../../../../parts/run/counts.tsx'

/** The runs of a session, newest first; nothing where there is none but this. */
export function EarlierRuns({ sessionId, current }: { sessionId: string; current?: string }) {
  const { reading } = useRead(
    () => call('GET /api/public/test-cases/sessions/{sessionId}/executions', { sessionId, limit: 10 }),
    [sessionId, current],
  )
  const now = reading.value
  if (now.state !== 'ready') return null
  const runs = now.value.executions
  if (runs.every(({ executionId }) => executionId === current)) return null
  return (
    <section class="panel earlier-runs">
      <h2>{current === undefined ? texts.setup.earlier : texts.report.otherRuns}</h2>
      <ul class="rows">
        {runs.map(({ executionId, createdAt, counts, baseUrl, status }) => (
          <li key={executionId}>
            <div class="what">
              {executionId === current ? (
                <b>
                  <Time at={createdAt} /> <span class="inline muted">({texts.report.thisRun})</span>
                </b>
              ) : (
                <a href={runHash(executionId)}>
                  <Time at={createdAt} />
                </a>
              )}
              <span class="more">
                <Given>{baseUrl}</Given>
              </span>
            </div>
            <Counts counts={counts} status={status} />
          </li>
        ))}
      </ul>
    </section>
  )
}

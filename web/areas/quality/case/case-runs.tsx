import { call } from '../../../client/call.ts'
import { Time } from '../../../parts/given.tsx'
import { useRead } from '../../../parts/read.ts'
import { Verdict } from '../../../parts/run/verdict.tsx'
import { Empty, Failed, Loading } from '../../../parts/states.tsx'
import { runs as texts } from '../../../texts/en/quality-case.ts'
import { runHref } from '../parts/links.tsx'
import type { StoredCase, Traceability } from '../parts/types.ts'

type Execution = Traceability['stories'][number]['testCases'][number]['executions'][number]

/** How the case ended each time, the newest first. A case without a story is known by its last run only. */
async function executionsOf(of: StoredCase): Promise<readonly Execution[]> {
  const { id, projectId, storyId, lastExecutionId, lastStatus, lastRunAt } = of
  const last = lastExecutionId && lastStatus && lastRunAt
  const known = last ? [{ executionId: lastExecutionId, status: lastStatus, at: lastRunAt }] : []
  if (storyId === null) return known
  const { stories } = await call('GET /api/qa/traceability', { projectId, storyId })
  return stories[0]?.testCases.find(({ testCaseId }) => testCaseId === id)?.executions ?? known
}

/** The runs of a case over time. */
export function CaseRuns({ of }: { of: StoredCase }) {
  const { reading, again } = useRead(() => executionsOf(of), [of.id, of.storyId])
  return (
    <section class="panel" aria-labelledby="qa-case-runs">
      <h2 id="qa-case-runs">{texts.title}</h2>
      <Shown of={of} reading={reading.value} again={again} />
    </section>
  )
}

interface ShownProps {
  of: StoredCase
  reading: ReturnType<typeof useRead<readonly Execution[]>>['reading']['value']
  again: () => Promise<void>
}

function Shown({ of: { projectId, storyId }, reading, again }: ShownProps) {
  if (reading.state === 'loading') return <Loading />
  if (reading.state === 'failed') return <Failed error={reading.error} retry={again} />
  const all = reading.value
  if (all.length === 0) return <Empty>{texts.none}</Empty>
  const passed = all.filter(({ status }) => status === 'passed').length
  return (
    <>
      <p class="hint">{storyId === null ? texts.only : texts.sentence(passed, all.length)}</p>
      <ol class="qa-runs">
        {all.map(({ executionId, status, at }) => (
          <li key={executionId}>
            <a href={runHref(projectId, executionId)}>
              <Verdict of={status} /> <Time at={at} />
            </a>
          </li>
        ))}
      </ol>
    </>
  )
}

import { useEffect } from 'preact/hooks'
import { count } from '../../../parts/amounts.ts'
import { Button } from '../../../parts/button.tsx'
import { Time } from '../../../parts/given.tsx'
import { Empty, Failed, Loading } from '../../../parts/states.tsx'
import { durationOf } from '../../../texts/en/duration.ts'
import { activity as texts, agents, firstRun, works } from '../../../texts/en/project.ts'
import type { AgentRun } from '../acts/project.ts'
import { marks } from './run-words.ts'
import { useRuns } from './use-runs.ts'

interface ActivityProps {
  projectId: string
  /** Grows when something has worked since. */
  ran: number
  /** Left out for who may not. */
  tryIt?: () => void
}

/** What worked in the project, newest first. */
export function Activity({ projectId, ran, tryIt }: ActivityProps) {
  const { runs, error, hasMore, more, again } = useRuns(projectId)
  useEffect(() => {
    if (ran > 0) void again()
  }, [ran])
  return (
    <section class="panel activity" aria-labelledby="activity-of-project">
      <div class="head">
        <h2 id="activity-of-project">{texts.title}</h2>
        {tryIt && (
          <Button small act={tryIt}>
            {firstRun.open}
          </Button>
        )}
      </div>
      {error.value !== null && <Failed error={error.value} retry={again} />}
      {runs.value === null && error.value === null && <Loading />}
      {runs.value?.length === 0 && (
        <Empty>
          <h3>{texts.none}</h3>
          <p>{texts.noneHint}</p>
        </Empty>
      )}
      {runs.value !== null && runs.value.length > 0 && (
        <ol class="rows runs">
          {runs.value.map((run) => (
            <Run key={run.runId} projectId={projectId} run={run} />
          ))}
        </ol>
      )}
      {hasMore.value && (
        <p class="actions">
          <Button small act={more} busy={texts.reading}>
            {texts.more}
          </Button>
        </p>
      )}
    </section>
  )
}

/** The work of a test run has the id of that run. */
const isTestRun = ({ agentType }: AgentRun) => agentType === 'test-execution'

function Run({ projectId, run }: { projectId: string; run: AgentRun }) {
  const { runId, agentType, status, startedAt, durationMs, inputTokens, outputTokens } = run
  const name = agents.names[agentType] ?? works[agentType] ?? agentType
  const tokens = inputTokens + outputTokens
  const result = run.error ?? run.outputSummary
  return (
    <li>
      <div class="what">
        <span class="line">
          <b dir="auto">
            {isTestRun(run) ? <a href={`/projects/${projectId}/runs/${runId}`}>{name}</a> : name}
          </b>
          <span class={`tag ${marks[status]}`}>{texts.states[status]}</span>
        </span>
        <p class="given" dir="auto">
          {run.inputSummary}
        </p>
        {result && (
          <p class={run.error ? 'result fault' : 'result'} dir="auto">
            {result}
          </p>
        )}
        <p class="facts">
          <span>
            <Time at={startedAt} />
          </span>
          {durationMs !== null && <span>{texts.took(durationOf(durationMs))}</span>}
          {tokens > 0 && <span>{texts.tokens(count(tokens))}</span>}
        </p>
      </div>
    </li>
  )
}

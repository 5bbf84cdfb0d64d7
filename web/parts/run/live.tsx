import { useMemo } from 'preact/hooks'
import { Given } from '../given.tsx'
import { texts } from '../../texts/en/run.ts'
import { CaseLights } from './live/case-lights.tsx'
import { LogLines } from './live/log-lines.tsx'
import { NowShown } from './live/now-shown.tsx'
import { Progress } from './live/progress.tsx'
import { NotUnderstood } from './live/not-understood.tsx'
import { begunAs } from './settings.ts'
import type { Execution } from './types.ts'
import type { WatchedRun } from './watch-run.ts'
import './live.css'
import './run.css'

const say = texts.live

/** A run while it goes on: what its browser shows, its cases as they light up, and the log. */
export function Live({ run, execution }: { run: WatchedRun; execution: Execution }) {
  const { executionId, baseUrl, planned } = execution
  const unreadable = useMemo(() => begunAs(executionId)?.unreadable ?? [], [executionId])
  return (
    <div class="wide run">
      <h1>{say.title(planned.length)}</h1>
      <p class="run-target">
        {say.on} <Given>{baseUrl}</Given>
      </p>
      <Progress run={run} />
      {unreadable.length > 0 && <NotUnderstood parts={unreadable} />}
      <div class="live-columns">
        <NowShown picture={run.picture} viewport={execution.config.viewport} />
        <CaseLights run={run} />
        <LogLines log={run.log} />
      </div>
      <p class="hint">{say.keepLink}</p>
    </div>
  )
}

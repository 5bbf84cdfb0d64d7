import { announce } from '../../announce.tsx'
import { confirmed } from '../../confirm.tsx'
import { LongWork } from '../../long-work.tsx'
import { texts } from '../../../texts/en/run.ts'
import { useActs } from '../acts.ts'
import { isGoing } from '../is-going.ts'
import { type LiveRun, currentCase, shareDone } from '../live-run.ts'
import type { WatchedRun } from '../watch-run.ts'

const say = texts.live

function stageOf(run: LiveRun): string {
  const current = currentCase(run)
  if (current) return say.stage(run.cases.indexOf(current) + 1, run.cases.length, current.title)
  return run.status === 'queued' ? say.queued : say.starting
}

function endOf({ status, counts, cases, error }: LiveRun): string {
  if (status === 'cancelled') return texts.report.cancelled
  return status === 'failed' ? (error ?? texts.report.brokeOff) : say.ended(counts.passed, cases.length)
}

/** How far the run is, and a way to cancel it. */
export function Progress({ run: { live, connection, executionId } }: { run: WatchedRun }) {
  const acts = useActs()
  const run = live.value
  if (!run) return null
  async function cancel() {
    const isSure = await confirmed({
      title: say.cancelTitle,
      text: say.cancelText,
      action: say.cancelAction,
      keep: say.cancelKeep,
    })
    if (!isSure) return
    await acts.cancel?.()
    announce(say.cancelled)
  }
  const { status } = run
  return (
    <LongWork
      name={say.name(run.cases.length)}
      stage={stageOf(run)}
      share={shareDone(run)}
      at={run.at}
      status={isGoing(status) ? 'working' : status}
      end={endOf(run)}
      {...(acts.cancel && { cancel })}
      connection={connection.value}
      executionId={executionId}
      href={acts.href}
    />
  )
}

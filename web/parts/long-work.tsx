import { useEffect, useRef, useState } from 'preact/hooks'
import type { Connection } from '../client/follow.ts'
import { keepWatching, showHere, stopWatching } from '../client/watched.ts'
import { texts } from '../texts/en/parts.ts'
import { announce } from './announce.tsx'
import { Button } from './button.tsx'
import { type Sample, quarter, remainingMs, remainingWords, withSample } from './long-work/remaining.ts'
import { markTitle, markUntilSeen } from './title.ts'
import './long-work.css'

export interface LongWorkProps {
  /** What is going on, such as "Designing test cases". */
  name: string
  /** What it is at, in words that change as it goes on. */
  stage: string
  /** From 0 to 1; left out where it is not known. */
  share?: number | undefined
  /** When that share was reached (ISO); events that were sent again after a reload say it, so that the rate stays true. */
  at?: string | undefined
  status: 'working' | 'completed' | 'failed' | 'cancelled'
  /** Said aloud when it ends, such as "24 test cases are ready"; the page shows what came out. */
  end: string
  cancel?: (() => unknown) | undefined
  connection?: Connection | undefined
  /** With these it is watched from other pages too: its end is told there, with a link back to it. */
  executionId?: string
  href?: string
}

/** Work that takes its time: what it is at, the share done, how long it takes yet when that can be said honestly, and a way to cancel it. */
export function LongWork(props: LongWorkProps) {
  const { name, stage, share, status, cancel, connection } = props
  const left = useRemaining(props)
  useEnd(props)
  useWatchElsewhere(props)
  if (status !== 'working') return null
  const isLost = connection === 'lost'
  return (
    <div class="long-work">
      <div class="long-work-words">
        <p class="long-work-stage" dir="auto">
          {isLost ? texts.connectionLost : stage}
        </p>
        <p class="long-work-left">
          {isLost ? '' : [share !== undefined && texts.percent(share), left].filter(Boolean).join(' · ')}
        </p>
      </div>
      <progress aria-label={name} {...(share !== undefined && { value: share, max: 1 })} />
      {cancel && (
        <Button small act={cancel} busy={texts.cancelling}>
          {texts.cancel}
        </Button>
      )}
    </div>
  )
}

const tickMs = 2_000

function useRemaining({ share, at, status }: LongWorkProps): string {
  const samples = useRef<readonly Sample[]>([])
  const [now, setNow] = useState(() => Date.now())
  const isWorking = status === 'working'
  useEffect(() => {
    if (share === undefined) return
    samples.current = withSample(samples.current, { at: at ? Date.parse(at) : Date.now(), share })
  }, [share, at])
  useEffect(() => {
    if (!isWorking) return
    const timer = setInterval(() => setNow(Date.now()), tickMs)
    return () => clearInterval(timer)
  }, [isWorking])
  return remainingWords(remainingMs(samples.current, now))
}

/** While it goes on the title says how far it is, and each quarter is said aloud; so is its end, which stays in the title until somebody looks. */
function useEnd({ name, share, status, end }: LongWorkProps) {
  const was = useRef(status)
  const said = useRef(quarter(share ?? 0))
  useEffect(() => {
    if (status === 'working') markTitle(share === undefined ? '…' : texts.percent(share))
    if (status === 'working' && share !== undefined && quarter(share) > said.current) {
      said.current = quarter(share)
      if (share < 1) announce(`${name}: ${texts.percent(share)}`)
    }
    if (was.current === 'working' && status !== 'working') {
      markUntilSeen(status === 'completed' ? '✓' : '✗')
      if (end) announce(end)
    }
    was.current = status
  }, [share, status])
  useEffect(() => () => markTitle(''), [])
}

/** Who goes to another page hears of the end there. */
function useWatchElsewhere({ executionId, href, name, status }: LongWorkProps) {
  const isWorking = status === 'working'
  useEffect(() => {
    if (!executionId || !href) return
    if (!isWorking) return stopWatching(executionId)
    const leave = showHere(executionId)
    keepWatching({ executionId, href, name })
    return leave
  }, [executionId, href, isWorking])
}

import { useEffect } from 'preact/hooks'
import { type Watched, stopWatching, watchedElsewhere } from '../client/watched.ts'
import { markUntilSeen } from '../parts/title.ts'
import { toast } from '../parts/toasts.tsx'
import { texts } from '../texts/en/parts.ts'

/** Tells the end of long work that was left for another page. */
export const Watching = () =>
  watchedElsewhere.value.map((work) => <Watch key={work.executionId} work={work} />)

function Watch({ work }: { work: Watched }) {
  useEffect(() => watch(work), [work.executionId])
  return null
}

function watch({ executionId, name, href }: Watched): () => void {
  let stop = () => {}
  let isGone = false
  function end(status: string) {
    const isDone = status === 'completed'
    markUntilSeen(isDone ? '✓' : '✗')
    toast(isDone ? texts.hasEnded(name) : texts.hasFailed(name), { link: { href, words: texts.show } })
    stopWatching(executionId)
  }
  async function begin() {
    const { follow } = await import('../client/follow.ts')
    if (isGone) return
    ;({ stop } = follow({
      executionId,
      onEvents: (events) => {
        const last = events.at(-1)
        if (last?.type === 'execution_complete') end(last.status)
      },
      onRefused: () => stopWatching(executionId),
    }))
  }
  void begin().catch(() => undefined)
  return () => {
    isGone = true
    stop()
  }
}

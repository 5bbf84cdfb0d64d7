import { useEffect, useRef } from 'preact/hooks'
import { call } from '../../../client/call.ts'
import { useRead } from '../../../parts/read.ts'
import type { TestRun } from '../parts/types.ts'

const everyMs = 1500

interface Watched {
  /** Whether the run itself is over: its project learns that a little later, and what it met with it. */
  isOver: boolean
  /** The project has taken in how it ended. */
  ended: () => unknown
}

/** The run as the list of the project has it: its name, and what it was for. Undefined until it is read, and where it is too old to be found soon. */
export function useListed(
  projectId: string,
  executionId: string,
  { isOver, ended }: Watched,
): TestRun | undefined {
  const { reading, again } = useRead(
    () => call('GET /api/qa/test-execution', { projectId, limit: 200 }),
    [projectId, executionId],
  )
  const now = reading.value
  const run =
    now.state === 'ready' ? now.value.executions.find((one) => one.executionId === executionId) : undefined
  const isOpen = run !== undefined && run.finishedAt === null
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) ended()
    wasOpen.current = isOpen
    if (!isOver || !isOpen) return
    const timer = setInterval(() => void again(), everyMs)
    return () => clearInterval(timer)
  }, [isOver, isOpen])
  return run
}

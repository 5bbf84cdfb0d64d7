import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { afterAccepting, unanswered } from './answers.ts'
import { askInTurns } from './ask-in-turns.ts'
import { isChosen, withTurned } from './choice.ts'
import type { CaseToReword, RefusedRewording, Rewording, Turn } from './types.ts'

export interface Rewordable {
  cases: readonly CaseToReword[]
  /** One request to the service; remaining cases are asked about again. */
  ask: (ids: string[], signal: AbortSignal) => Promise<Turn>
  /** Stores rewordings, and returns those that were refused. */
  accept: (rewordings: Rewording[]) => Promise<readonly RefusedRewording[]>
}

export type Stage = 'asking' | 'resting' | 'accepted'

/** Asks about cases at once, and holds the answers and which of them are chosen. */
export function useRewording({ cases, ask, accept }: Rewordable) {
  const answers = useSignal(unanswered(cases.map(({ id }) => id)))
  const stage = useSignal<Stage>('asking')
  const error = useSignal<unknown>(null)
  const turned = useSignal<ReadonlySet<string>>(new Set())
  const asking = useRef<AbortController | null>(null)

  async function goOn(): Promise<void> {
    const run = new AbortController()
    asking.current = run
    error.value = null
    stage.value = 'asking'
    try {
      await askInTurns(answers.peek(), { ask, signal: run.signal, tell: (next) => (answers.value = next) })
    } catch (caught) {
      if (!run.signal.aborted) error.value = caught
    }
    if (asking.current === run) stage.value = 'resting'
  }

  function stop(): void {
    asking.current?.abort()
    stage.value = 'resting'
  }

  useEffect(() => {
    void goOn()
    return () => asking.current?.abort()
  }, [])

  /** Returns whether all of them were accepted. */
  async function take(rewordings: readonly Rewording[]): Promise<boolean> {
    const leftOut = await accept([...rewordings])
    answers.value = afterAccepting(answers.peek(), leftOut)
    stage.value = 'accepted'
    return leftOut.length === 0
  }

  const chosen = answers.value.rewordings.filter((each) => isChosen(each, turned.value))
  const turn = (rewording: Rewording) => (turned.value = withTurned(turned.peek(), rewording))
  return { answers, stage, error, chosen, turn, goOn, stop, take }
}

export type Rewordings = ReturnType<typeof useRewording>

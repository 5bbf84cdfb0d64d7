import { useMemo } from 'preact/hooks'
import { call } from '../../../../client/call.ts'
import { RewordingDialog } from '../../../../parts/rewording/rewording-dialog.tsx'
import type { CaseToReword, RefusedRewording, Rewording, Turn } from '../../../../parts/rewording/types.ts'
import { toast } from '../../../../parts/toasts.tsx'
import { texts } from '../../../../texts/en/rewording.ts'
import { flush } from '../open-session.ts'
import { cases, edit, session, wayBack } from '../store.ts'
import { Ways } from '../writers/ways.tsx'
import { acceptRewordings } from './accept-rewordings.ts'
import { isRewording } from './request.ts'

/** The dialog that makes cases of the session runnable. */
export function Dialog({ ids }: { ids: readonly string[] }) {
  const casesToReword = useMemo(() => casesOf(ids), [ids])
  return (
    <RewordingDialog
      isOpen={isRewording.value}
      close={close}
      cases={casesToReword}
      ask={ask}
      accept={accept}
      ways={<Ways hint={texts.waysHint} />}
    />
  )
}

function close() {
  isRewording.value = false
  // The button that opened the dialog may be gone.
  requestAnimationFrame(() => {
    const isNowhere = document.activeElement?.matches('body, dialog:not([open]) *') ?? true
    if (isNowhere) document.querySelector<HTMLElement>('.gen-title h1')?.focus({ preventScroll: true })
  })
}

function casesOf(ids: readonly string[]): CaseToReword[] {
  const wanted = new Set(ids)
  const chosen = cases.peek().filter(({ id }) => wanted.has(id))
  return chosen.map(({ id, title, steps = [] }) => ({ id, label: id, title, steps }))
}

async function ask(ids: string[], signal: AbortSignal): Promise<Turn> {
  // The service rewords saved cases.
  await flush()
  const sessionId = session.peek()?.sessionId ?? ''
  return call('POST /api/public/test-cases/sessions/{sessionId}/reword', { sessionId, ids }, { signal })
}

/** Accepts rewordings as an edit, which can be undone and is saved by itself. */
async function accept(rewordings: Rewording[]): Promise<readonly RefusedRewording[]> {
  const { cases: next, taken, leftOut } = acceptRewordings(cases.peek(), rewordings)
  edit(() => next)
  if (taken.length > 0) toast(texts.accepted(taken), wayBack())
  return leftOut.map(({ id, stepNumber }) => ({ id, stepNumber, reason: texts.changedSince }))
}

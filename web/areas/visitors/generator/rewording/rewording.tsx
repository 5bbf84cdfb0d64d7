import { useEffect } from 'preact/hooks'
import { lazyPart } from '../../../../parts/lazy-part.tsx'
import { session } from '../store.ts'
import { idsInAddress } from './address.ts'
import { forgetRewording, makeRunnable, rewordingRequest } from './request.ts'

const Dialog = lazyPart(() => import('./dialog.tsx').then(({ Dialog: loaded }) => loaded))

/** Makes cases runnable on request: of a button, or of the address of the page. */
export function Rewording() {
  useEffect(() => {
    const ids = idsInAddress(location.hash)
    const { sessionId } = session.peek() ?? {}
    if (ids.length > 0 && sessionId) {
      // A reload or a shared link must not request it again.
      history.replaceState(history.state, '', `/#session=${sessionId}`)
      makeRunnable(ids)
    }
    return forgetRewording
  }, [])
  const request = rewordingRequest.value
  return request && <Dialog key={request.turn} ids={request.ids} />
}

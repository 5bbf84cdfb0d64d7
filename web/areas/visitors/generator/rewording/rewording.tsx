import { useEffect } from 'preact/hooks'
import { lazyPart } from '../../../../parts/lazy-part.tsx'
import { session } from '../store.ts'
import { idsInAddress } from './address.ts'
import { askedFor, forgetRewording, makeRunnable } from './asked-for.ts'

const Dialog = lazyPart(() => import('./dialog.tsx').then(({ Dialog: loaded }) => loaded))

/** Where cases are made runnable, once that is asked for: here, or by an address that leads here. */
export function Rewording() {
  useEffect(() => {
    const ids = idsInAddress(location.hash)
    const { sessionId } = session.peek() ?? {}
    if (ids.length > 0 && sessionId) {
      // A reload or a shared link does not ask again.
      history.replaceState(history.state, '', `/#session=${sessionId}`)
      makeRunnable(ids)
    }
    return forgetRewording
  }, [])
  const asked = askedFor.value
  return asked && <Dialog key={asked.turn} ids={asked.ids} />
}

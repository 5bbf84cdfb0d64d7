import { announce } from '../../../../parts/announce.tsx'
import { ImportDialog } from '../../../../parts/exchange/import-dialog.tsx'
import type { Imported } from '../../../../parts/exchange/imported.ts'
import { toast } from '../../../../parts/toasts.tsx'
import { texts } from '../../../../texts/en/exchange.ts'
import { flush, reread } from '../open-session.ts'
import { lookAtImported } from '../rewording/imported.ts'
import { generated, lastStep, session, wayBack } from '../store.ts'
import type { DialogProps } from './dialogs.ts'

const address = () =>
  `/api/public/test-cases/sessions/${encodeURIComponent(session.peek()?.sessionId ?? '')}/import`

/** Cases of a file, added to the session. They come behind what the service has. */
export const Dialog = (props: DialogProps) => (
  <ImportDialog {...props} address={address} before={flush} added={added} />
)

async function added({ testCases }: Imported) {
  // What was imported is work of somebody: a new generation asks before it takes its place.
  const before = generated.peek()
  const earlier = lastStep()
  await reread({ undoable: true })
  generated.value = before
  announce(texts.added(testCases.length))
  toast(texts.added(testCases.length), wayBack(earlier))
  void lookAtImported(testCases.map(({ id }) => id))
}

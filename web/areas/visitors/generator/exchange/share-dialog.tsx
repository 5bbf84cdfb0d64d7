import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { call } from '../../../../client/call.ts'
import { Refusal } from '../../../../client/refusal.ts'
import { Button } from '../../../../parts/button.tsx'
import { confirmed } from '../../../../parts/confirm.tsx'
import { useCopying } from '../../../../parts/copying.ts'
import { Modal } from '../../../../parts/modal.tsx'
import { Failed } from '../../../../parts/states.tsx'
import { toast } from '../../../../parts/toasts.tsx'
import { texts } from '../../../../texts/en/exchange.ts'
import { forgetSession } from '../../known-sessions.ts'
import { flush, startAnew } from '../open-session.ts'
import { session } from '../store.ts'
import type { DialogProps } from './dialogs.ts'

/** The link that opens the session, and its end. */
export function Dialog({ isOpen, close }: DialogProps) {
  const { sessionId = '', title = '' } = session.value ?? {}
  const link = `${location.origin}/#session=${sessionId}`
  const error = useSignal<unknown>(null)
  useEffect(() => {
    // Whoever opens the link reads what the service has.
    if (isOpen) void flush()
  }, [isOpen])

  async function remove() {
    error.value = null
    const question = { title: texts.deleteAsk, text: texts.deleteHint, action: texts.deleteNow }
    if (!(await confirmed(question))) return
    try {
      await call('DELETE /api/public/test-cases/sessions/{sessionId}', { sessionId })
    } catch (caught) {
      // Somebody else was faster: it is gone, as was wanted.
      if (!(caught instanceof Refusal) || caught.status !== 404) return void (error.value = caught)
    }
    forgetSession(sessionId)
    close()
    startAnew()
    toast(texts.deleted)
  }

  return (
    <Modal title={texts.shareTitle} isOpen={isOpen} close={close}>
      <p>{texts.shareHint}</p>
      <Link link={link} title={title} />
      {error.value !== null && <Failed error={error.value} />}
      <div class="actions ex-end">
        <Button act={close}>{texts.close}</Button>
        <Button kind="danger" act={remove}>
          {texts.delete}
        </Button>
      </div>
    </Modal>
  )
}

function Link({ link, title }: { link: string; title: string }) {
  const field = useRef<HTMLInputElement>(null)
  const { said, copy } = useCopying(link, () => field.current?.select())
  return (
    <div class="ex-link">
      <input
        ref={field}
        readOnly
        aria-label={texts.link}
        value={link}
        onFocus={() => field.current?.select()}
      />
      <Button kind="primary" act={copy}>
        {said || texts.copy}
      </Button>
      {'share' in navigator && (
        <Button act={() => navigator.share({ title, url: link }).catch(() => undefined)}>{texts.send}</Button>
      )}
    </div>
  )
}

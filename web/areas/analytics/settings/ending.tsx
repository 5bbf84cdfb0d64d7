import { useSignal } from '@preact/signals'
import { useLocation } from 'preact-iso'
import { call } from '../../../client/call.ts'
import { Refusal, unlessGone } from '../../../client/refusal.ts'
import { Button } from '../../../parts/button.tsx'
import { Field } from '../../../parts/field.tsx'
import { Form, type Values } from '../../../parts/form.tsx'
import { Modal } from '../../../parts/modal.tsx'
import { isSameName } from '../../../parts/same-name.ts'
import { toast } from '../../../parts/toasts.tsx'
import { ending as texts } from '../../../texts/en/analytics-owners.ts'
import type { OfWebsite } from '../parts/website-page.tsx'

type Act = 'reset' | 'delete'
const acts: readonly Act[] = ['reset', 'delete']

/** Forgets what visitors did, or the whole website, for good: its name is asked for before. */
export function Ending({ website: { id: websiteId, name } }: OfWebsite) {
  const asked = useSignal<Act | null>(null)
  const { route } = useLocation()
  const close = () => void (asked.value = null)
  const act = asked.value
  async function send({ typed = '' }: Values) {
    if (!isSameName(typed, name))
      throw new Refusal(400, {
        message: texts.differs,
        details: [{ path: 'typed', message: texts.differs }],
      })
    if (act === 'reset') await call('POST /api/websites/{websiteId}/reset', { websiteId })
    else await call('DELETE /api/websites/{websiteId}', { websiteId }).catch(unlessGone)
    close()
    if (act === 'reset') return toast(texts.done.reset(name))
    toast(texts.done.delete(name))
    route('/websites')
  }
  return (
    <section class="panel" aria-labelledby="website-ending">
      <h2 id="website-ending">{texts.title}</h2>
      {acts.map((one) => (
        <div key={one} class="website-ending">
          <p class="muted">{texts.what[one]}</p>
          <Button kind="danger" act={() => void (asked.value = one)}>
            {texts.actions[one]}
          </Button>
        </div>
      ))}
      <Modal title={texts.sure[act ?? 'reset'](name)} isOpen={act !== null} close={close}>
        {act && (
          <Form
            key={act}
            action={texts.actions[act]}
            busy={texts.busy}
            kind="danger"
            send={send}
            beside={<Button act={close}>{texts.cancel}</Button>}
          >
            <p>{texts.forGood[act]}</p>
            <Field label={texts.type} name="typed" autocomplete="off" dir="auto" required />
          </Form>
        )}
      </Modal>
    </section>
  )
}

import { call } from '../../../client/call.ts'
import { Field } from '../../../parts/field.tsx'
import { Form, type Values } from '../../../parts/form.tsx'
import { LongText } from '../../../parts/long-text.tsx'
import { useRead } from '../../../parts/read.ts'
import { Failed, Loading } from '../../../parts/states.tsx'
import { toast } from '../../../parts/toasts.tsx'
import { outbound as texts } from '../../../texts/en/knowledge-settings.ts'
import type { OfBase } from '../parts/base-page.tsx'

/** What voice agents read before a call. */
export function Outbound({ base: { kbId: id }, rights }: OfBase) {
  const { reading, again } = useRead(
    () => call('GET /api/knowledge-bases/{id}/outbound-context', { id }),
    [id],
  )
  const now = reading.value
  async function send({ context = '' }: Values) {
    await call('POST /api/knowledge-bases/{id}/outbound-context/save', { id, context })
    await again()
    toast(texts.saved)
  }
  return (
    <section class="panel" aria-labelledby="base-outbound">
      <h2 id="base-outbound">{texts.title}</h2>
      {now.state === 'loading' && <Loading />}
      {now.state === 'failed' && <Failed error={now.error} retry={again} />}
      {now.state === 'ready' && rights.change && (
        <Form action={texts.save} busy={texts.saving} kind="plain" send={send}>
          <Field
            label={texts.context}
            name="context"
            value={now.value.context}
            hint={texts.hint}
            lines={5}
            maxLength={20_000}
          />
        </Form>
      )}
      {now.state === 'ready' && !rights.change && <LongText text={now.value.context} />}
    </section>
  )
}

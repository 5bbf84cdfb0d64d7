import { useSignal } from '@preact/signals'
import { type Input, call } from '../../../client/call.ts'
import { repeatKeys } from '../../../client/repeat-key.ts'
import { Field } from '../../../parts/field.tsx'
import { Form, type Values } from '../../../parts/form.tsx'
import { useRead } from '../../../parts/read.ts'
import { Entry } from '../../../parts/rows.tsx'
import { Failed, Loading } from '../../../parts/states.tsx'
import { toast } from '../../../parts/toasts.tsx'
import { tools as texts } from '../../../texts/en/knowledge-settings.ts'
import type { OfBase } from '../parts/base-page.tsx'

type New = Input<'POST /api/knowledge-bases/{id}/tools'>
const keys = repeatKeys()
const types = Object.entries(texts.types)

/** What voice agents may do with a base. */
export function Tools({ base: { kbId: id }, rights }: OfBase) {
  const { reading, again } = useRead(() => call('GET /api/knowledge-bases/{id}/tools', { id }), [id])
  const made = useSignal(0)
  const now = reading.value
  async function send({ name = '', type, description = '' }: Values) {
    const wanted: New = { id, name, type: type as New['type'], description }
    await call('POST /api/knowledge-bases/{id}/tools', wanted, { idempotencyKey: keys.keyFor(wanted) })
    keys.renew()
    await again()
    made.value++
    toast(texts.added(name))
  }
  return (
    <section class="panel" aria-labelledby="base-tools">
      <h2 id="base-tools">{texts.title}</h2>
      <p class="hint">{texts.hint}</p>
      {now.state === 'loading' && <Loading />}
      {now.state === 'failed' && <Failed error={now.error} retry={again} />}
      {now.state === 'ready' && now.value.tools.length === 0 && <p>{texts.none}</p>}
      {now.state === 'ready' && now.value.tools.length > 0 && (
        <ul class="rows">
          {now.value.tools.map(({ toolId, name, type, description }) => (
            <Entry
              key={toolId}
              what={<bdi>{name}</bdi>}
              more={
                <>
                  {texts.types[type]}
                  {description && (
                    <>
                      {' · '}
                      <bdi>{description}</bdi>
                    </>
                  )}
                </>
              }
            />
          ))}
        </ul>
      )}
      {rights.change && (
        <details class="base-add">
          <summary>{texts.open}</summary>
          <Form key={made.value} action={texts.add} busy={texts.adding} kind="plain" send={send}>
            <Field label={texts.name} name="name" autocomplete="off" dir="auto" maxLength={200} required />
            <Field label={texts.type} name="type" options={types} />
            <Field label={texts.description} name="description" lines={2} maxLength={10_000} />
          </Form>
        </details>
      )}
    </section>
  )
}

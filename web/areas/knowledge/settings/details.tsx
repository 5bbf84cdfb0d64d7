import { call } from '../../../client/call.ts'
import { Field } from '../../../parts/field.tsx'
import { Form, type Values, changedOf } from '../../../parts/form.tsx'
import { LongText } from '../../../parts/long-text.tsx'
import { toast } from '../../../parts/toasts.tsx'
import { details as texts } from '../../../texts/en/knowledge-settings.ts'
import type { OfBase } from '../parts/base-page.tsx'

/** What a base is called and about. Only what was changed is sent, so that what others change meanwhile stays. */
export function Details({ base: { kbId, name, description }, opened, rights }: OfBase) {
  async function send(values: Values, form: HTMLFormElement) {
    const change = changedOf(form, values)
    const { name: called, description: about } = change
    const saved = await call('PATCH /api/knowledge-bases/{id}', {
      id: kbId,
      ...(called && { name: called }),
      ...(about !== undefined && { description: about ?? '' }),
    })
    opened.put(saved)
    toast(texts.saved)
  }
  return (
    <section class="panel" aria-labelledby="base-details">
      <h2 id="base-details">{texts.title}</h2>
      {rights.change ? (
        <Form key={`${name}\n${description}`} action={texts.save} busy={texts.saving} send={send}>
          <Field
            label={texts.name}
            name="name"
            value={name}
            autocomplete="off"
            dir="auto"
            maxLength={200}
            required
          />
          <Field
            label={texts.description}
            name="description"
            value={description}
            lines={4}
            maxLength={10_000}
          />
        </Form>
      ) : (
        <>
          <h3 dir="auto">{name}</h3>
          {description && <LongText text={description} />}
        </>
      )}
    </section>
  )
}

import { useSignal } from '@preact/signals'
import { useState } from 'preact/hooks'
import { type Output, call } from '../../../client/call.ts'
import { repeatKeys } from '../../../client/repeat-key.ts'
import { confirmed } from '../../../parts/confirm.tsx'
import { handOver } from '../../../parts/exchange/hand-over.ts'
import { Field } from '../../../parts/field.tsx'
import { Form, type Values } from '../../../parts/form.tsx'
import { ShownOnce } from '../../../parts/shown-once.tsx'
import { toast } from '../../../parts/toasts.tsx'
import { oneVisitor as texts } from '../../../texts/en/analytics-owners.ts'
import type { OfWebsite } from '../parts/website-page.tsx'
import { receiptsTurn } from './receipts-turn.ts'
import { wholeVisitor } from './whole-visitor.ts'

type Erasure = Output<'POST /api/websites/{websiteId}/visitors/erase'>

/** What one visitor may ask for: what is kept of them, and that it goes. */
export function OneVisitor({ website: { id: websiteId } }: OfWebsite) {
  const erased = useSignal<Erasure | null>(null)
  const [keys] = useState(() => repeatKeys())
  const named = ({ by, who = '' }: Values) =>
    by === 'sessionId' ? { websiteId, sessionId: who } : { websiteId, distinctId: who }

  async function send(values: Values) {
    const whom = named(values)
    if (values['what'] === 'export') {
      const { total, ...kept } = await wholeVisitor(whom)
      if (total + kept.recordings.length === 0) return toast(texts.nothingKept)
      handOver(new Blob([JSON.stringify(kept, null, 2)], { type: 'application/json' }), texts.fileName)
      return toast(texts.handedOver(total))
    }
    if (!(await confirmed({ title: texts.sure, text: texts.forGood, action: texts.eraseAction }))) return
    const options = { idempotencyKey: keys.keyFor(whom) }
    erased.value = await call('POST /api/websites/{websiteId}/visitors/erase', whom, options)
    keys.renew()
    receiptsTurn.value++
  }
  return (
    <section class="panel" aria-labelledby="website-visitor">
      <h2 id="website-visitor">{texts.title}</h2>
      <p class="muted">{texts.lead}</p>
      <Form action={texts.go} busy={texts.going} send={send} faults={faults}>
        <div class="pair">
          <Field label={texts.by} name="by" value="distinctId" options={texts.names} />
          <Field
            label={texts.who}
            name="who"
            autocomplete="off"
            spellcheck={false}
            maxLength={500}
            dir="auto"
            required
          />
        </div>
        <Field label={texts.what} name="what" value="export" options={texts.whats} />
      </Form>
      {erased.value && (
        <ShownOnce
          title={texts.erased(erased.value.removed['events'] ?? 0)}
          heading="h3"
          values={[
            [texts.receipt, erased.value.receiptId],
            [texts.proof, erased.value.proof],
          ]}
          close={() => (erased.value = null)}
        >
          {texts.proofHint}
        </ShownOnce>
      )}
    </section>
  )
}

/** The service speaks of the field that it was given. */
const faults = { validation_failed: 'who' }

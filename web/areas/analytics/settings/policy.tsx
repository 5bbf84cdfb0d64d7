import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { call } from '../../../client/call.ts'
import { Copyable } from '../../../parts/copyable.tsx'
import { Form, type Values, changedOf } from '../../../parts/form.tsx'
import { useRead } from '../../../parts/read.ts'
import { Failed, Loading } from '../../../parts/states.tsx'
import { policy as texts } from '../../../texts/en/analytics-settings.ts'
import type { Policy } from '../parts/types.ts'
import type { OfWebsite } from '../parts/website-page.tsx'
import { policyIn } from './change.ts'
import { PolicyFields } from './policy-fields.tsx'
import { savePolicy } from './save-policy.ts'

/** What a website promises its visitors: admins change it, and everybody may read it. */
export function PolicyPanel({ website: { id }, rights }: OfWebsite) {
  const { reading, again } = useRead(
    () => call('GET /api/websites/{websiteId}/privacy-policy', { websiteId: id }),
    [id],
  )
  const now = reading.value
  const path = `/privacy/${id}`
  return (
    <section class="panel" aria-labelledby="website-policy">
      <h2 id="website-policy">{texts.title}</h2>
      <p class="muted">{texts.lead}</p>
      <Copyable name={texts.address} text={location.origin + path} />
      <p>
        <a href={path}>{texts.look}</a>
      </p>
      {now.state === 'loading' && <Loading />}
      {now.state === 'failed' && <Failed error={now.error} retry={again} />}
      {now.state === 'ready' &&
        (rights.rule ? (
          <PolicyForm websiteId={id} read={now.value} />
        ) : (
          <p class="muted">{texts.onlyAdmins}</p>
        ))}
    </section>
  )
}

function PolicyForm({ websiteId, read }: { websiteId: string; read: Policy }) {
  const policy = useSignal(read)
  useEffect(() => void (policy.value = read), [read])
  async function send(values: Values, form: HTMLFormElement) {
    const change = policyIn(changedOf(form, values))
    policy.value = await savePolicy(websiteId, policy.peek(), change)
  }
  return (
    <Form key={JSON.stringify(policy.value)} action={texts.save} busy={texts.saving} send={send}>
      <PolicyFields policy={policy.value} />
    </Form>
  )
}

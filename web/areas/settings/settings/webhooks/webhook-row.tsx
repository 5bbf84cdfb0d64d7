import type { Signal } from '@preact/signals'
import { useState } from 'preact/hooks'
import { type Output, call } from '../../../../client/call.ts'
import { announce } from '../../../../parts/announce.tsx'
import { Button } from '../../../../parts/button.tsx'
import { confirmed } from '../../../../parts/confirm.tsx'
import { Given } from '../../../../parts/given.tsx'
import { Around } from '../../../../parts/sentence.tsx'
import { texts as all } from '../../../../texts/en/settings.ts'
import { Entry } from '../../../../parts/rows.tsx'
import { Deliveries } from './deliveries.tsx'

const texts = all.webhooks
const route = '/api/organizations/{organizationId}/webhooks/{webhookId}' as const
type Webhook = Output<'GET /api/organizations/{organizationId}/webhooks'>['webhooks'][number]

interface WebhookRowProps {
  hook: Webhook
  organizationId: string
  secret: Signal<string>
  refresh: () => Promise<void>
}

export function WebhookRow({ hook, organizationId, secret, refresh }: WebhookRowProps) {
  const { webhookId, url, active } = hook
  const about = { organizationId, webhookId }
  const [isOpen, setOpen] = useState(false)
  const [tests, setTests] = useState(0)

  async function test() {
    await call(`POST ${route}/test`, about)
    announce(texts.testSent)
    setOpen(true)
    setTests(tests + 1)
  }
  async function change() {
    await call(`PATCH ${route}`, { ...about, active: !active })
    await refresh()
  }
  async function rotate() {
    const { rotateTitle: title, rotateText: text, rotateAction: action } = texts
    if (!(await confirmed({ title, text, action }))) return
    secret.value = (await call(`POST ${route}/rotate-secret`, about)).secret
  }
  async function remove() {
    if (!(await isSure(url))) return
    await call(`DELETE ${route}`, about)
    announce(texts.deleted)
    await refresh()
  }

  return (
    <Entry
      what={<Given>{url}</Given>}
      more={<About hook={hook} />}
      acts={
        <>
          <span class={active ? 'tag good' : 'tag bad'}>{active ? texts.on : texts.off}</span>
          <Button small act={() => setOpen(!isOpen)} expanded={isOpen} label={texts.deliveriesTo(url)}>
            {texts.deliveries}
          </Button>
          <Button small act={test} busy={texts.sending} label={texts.testTo(url)}>
            {texts.test}
          </Button>
          <Button small act={change} label={texts.switchOne(url, active)}>
            {active ? texts.switchOff : texts.switchOn}
          </Button>
          <Button small act={rotate} label={texts.newSecretFor(url)}>
            {texts.newSecret}
          </Button>
          <Button small kind="danger" act={remove} label={texts.deleteOne(url)}>
            {texts.delete}
          </Button>
        </>
      }
    >
      {isOpen && (
        <div class="inside">
          <Deliveries {...about} tests={tests} />
        </div>
      )}
    </Entry>
  )
}

function About({ hook: { description, events, inactiveReason } }: { hook: Webhook }) {
  return (
    <>
      {description && (
        <>
          <Given>{description}</Given>
          {' · '}
        </>
      )}
      {events.includes('*') ? texts.allEvents : events.join(', ')}
      {inactiveReason && texts.reasons[inactiveReason]}
    </>
  )
}

function isSure(url: string) {
  const text = (
    <Around words={texts.deleteText}>
      <Given>{url}</Given>
    </Around>
  )
  return confirmed({ title: texts.deleteTitle, text, action: texts.deleteAction })
}

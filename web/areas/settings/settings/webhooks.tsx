import { type Signal, useSignal } from '@preact/signals'
import { call } from '../../../client/call.ts'
import { Choices, Field } from '../../../parts/field.tsx'
import { Form } from '../../../parts/form.tsx'
import { useRead } from '../../../parts/read.ts'
import { Failed, Loading } from '../../../parts/states.tsx'
import { texts as all } from '../../../texts/en/settings.ts'
import { Panel, Rows } from '../../../parts/rows.tsx'
import type { SectionProps } from './sections.ts'
import { ShownOnce } from '../../../parts/shown-once.tsx'
import { usePages } from '../../../parts/use-pages.ts'
import { WebhookRow } from './webhooks/webhook-row.tsx'

const texts = all.webhooks

export function Section({ organization: { organizationId } }: SectionProps) {
  const secret = useSignal('')
  const list = usePages(
    async (from) => {
      const route = 'GET /api/organizations/{organizationId}/webhooks'
      const { webhooks, nextCursor } = await call(route, { organizationId, ...from })
      return { items: webhooks, nextCursor }
    },
    [organizationId],
  )
  return (
    <>
      <Panel title={texts.fresh}>
        <NewWebhook organizationId={organizationId} secret={secret} refresh={list.refresh} />
        {secret.value && (
          <ShownOnce
            title={texts.secretTitle}
            values={[[texts.secret, secret.value]]}
            close={() => (secret.value = '')}
          >
            {texts.secretText}
          </ShownOnce>
        )}
      </Panel>
      <Panel title={texts.list}>
        <Rows list={list} empty={texts.none}>
          {(hook) => (
            <WebhookRow
              key={hook.webhookId}
              hook={hook}
              organizationId={organizationId}
              secret={secret}
              refresh={list.refresh}
            />
          )}
        </Rows>
      </Panel>
    </>
  )
}

interface NewWebhookProps {
  organizationId: string
  secret: Signal<string>
  refresh: () => Promise<void>
}

const NewWebhook = ({ organizationId, secret, refresh }: NewWebhookProps) => (
  <Form
    action={texts.add}
    busy={texts.adding}
    send={async ({ url = '', description = '' }, form) => {
      const ticked = new FormData(form).getAll('events').map(String)
      const made = await call('POST /api/organizations/{organizationId}/webhooks', {
        organizationId,
        url,
        description,
        events: ticked.length > 0 ? ticked : ['*'],
      })
      form.reset()
      secret.value = made.secret
      await refresh()
    }}
  >
    <Field
      label={texts.address}
      name="url"
      type="url"
      placeholder="https://"
      hint={texts.addressHint}
      required
    />
    <Field label={texts.description} name="description" hint={texts.descriptionHint} />
    <EventChoices />
  </Form>
)

function EventChoices() {
  const { reading, again } = useRead(() => call('GET /api/webhook-events'), [])
  const now = reading.value
  if (now.state === 'loading') return <Loading text={texts.loadingEvents} />
  if (now.state === 'failed') return <Failed error={now.error} retry={again} />
  return (
    <Choices
      legend={texts.events}
      name="events"
      type="checkbox"
      options={now.value.eventTypes.map(({ type, summary }) => [type, `${summary} (${type})`])}
    />
  )
}

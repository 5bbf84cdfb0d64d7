import { call } from '../../../../client/call.ts'
import { announce } from '../../../../parts/announce.tsx'
import { Button } from '../../../../parts/button.tsx'
import { Time } from '../../../../parts/given.tsx'
import { texts as all } from '../../../../texts/en/settings.ts'
import { Entry, Rows } from '../../../../parts/rows.tsx'
import { usePages } from '../../../../parts/use-pages.ts'

const texts = all.webhooks
const route = '/api/organizations/{organizationId}/webhooks/{webhookId}/deliveries' as const
const kinds: Readonly<Record<string, string>> = { delivered: 'tag good', failed: 'tag bad' }

interface DeliveriesProps {
  organizationId: string
  webhookId: string
  /** How many tests were sent from here: the list is read anew after each. */
  tests: number
}

/** What was sent to a web hook, with what became of it. */
export function Deliveries({ organizationId, webhookId, tests }: DeliveriesProps) {
  const about = { organizationId, webhookId }
  const list = usePages(
    async (from) => {
      const { deliveries, nextCursor } = await call(`GET ${route}`, { ...about, ...from })
      return { items: deliveries, nextCursor }
    },
    [organizationId, webhookId, tests],
  )
  const replay = (deliveryId: string) => async () => {
    await call(`POST ${route}/{deliveryId}/replay`, { ...about, deliveryId })
    announce(texts.sentAgain)
    await list.refresh()
  }
  return (
    <div class="log">
      <Rows list={list} empty={texts.nothingSent}>
        {({ deliveryId, eventType, status, attempts, responseStatus, error, createdAt, nextAttemptAt }) => (
          <Entry
            key={deliveryId}
            what={eventType}
            more={
              <>
                <Time at={createdAt} />
                {texts.attempts(attempts)}
                {responseStatus && texts.answered(responseStatus)}
                {error && ` · ${error}`}
                {nextAttemptAt && texts.nextAttempt}
                {nextAttemptAt && <Time at={nextAttemptAt} />}
              </>
            }
            acts={
              <>
                <span class={kinds[status] ?? 'tag'}>{status}</span>
                <Button small act={replay(deliveryId)} busy={texts.sending}>
                  {texts.again}
                </Button>
              </>
            }
          />
        )}
      </Rows>
      <Button small act={list.refresh} busy={texts.loading}>
        {texts.refresh}
      </Button>
    </div>
  )
}

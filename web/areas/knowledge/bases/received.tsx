import { type Output, call } from '../../../client/call.ts'
import { Refusal } from '../../../client/refusal.ts'
import { Button } from '../../../parts/button.tsx'
import { confirmed } from '../../../parts/confirm.tsx'
import { Day } from '../../../parts/given.tsx'
import { useRead } from '../../../parts/read.ts'
import { Entry } from '../../../parts/rows.tsx'
import { Failed } from '../../../parts/states.tsx'
import { toast } from '../../../parts/toasts.tsx'
import { received as texts } from '../../../texts/en/knowledge.ts'

const route = 'GET /api/organizations/{organizationId}/received-shares'
type Received = Output<typeof route>['shares'][number]

interface OffersProps {
  organizationId: string
  /** An offer was accepted. */
  accepted: () => Promise<void>
}

/** What other organizations offer, for admins to accept or decline. Where nothing is offered it takes no room. */
export function Offers({ organizationId, accepted }: OffersProps) {
  const { reading, again } = useRead(() => call(route, { organizationId }), [organizationId])
  const now = reading.value
  if (now.state === 'failed') return <Failed error={now.error} retry={again} />
  const offers = now.state === 'ready' ? now.value.shares.filter(({ status }) => status === 'offered') : []
  if (offers.length === 0) return null
  return (
    <section class="panel" aria-labelledby="base-offers">
      <h2 id="base-offers" tabIndex={-1}>
        {texts.title}
      </h2>
      <p class="hint">{texts.hint}</p>
      <ul class="rows">
        {offers.map((offer) => (
          <Offer
            key={offer.kbId}
            organizationId={organizationId}
            offer={offer}
            answered={async (isAccepted) => {
              await Promise.all([again(), isAccepted && accepted()])
              focusNext()
            }}
          />
        ))}
      </ul>
    </section>
  )
}

/** The keyboard goes on where offers are left, and else at the top of the page. */
const focusNext = () =>
  (document.querySelector<HTMLElement>('#base-offers') ?? document.querySelector<HTMLElement>('h1'))?.focus({
    preventScroll: true,
  })

interface OfferProps {
  organizationId: string
  offer: Received
  answered: (isAccepted: boolean) => Promise<void>
}

function Offer({ organizationId, offer, answered }: OfferProps) {
  const { kbId, name, permission, offeredAt, offeredBy } = offer
  const which = { organizationId, kbId }
  async function accept() {
    const isThere = await stillThere(
      call('POST /api/organizations/{organizationId}/received-shares/{kbId}/accept', which),
    )
    await answered(true)
    toast(isThere ? texts.accepted(name) : texts.gone(name))
  }
  async function decline() {
    const text = texts.declineWhat(offeredBy.organizationName)
    if (!(await confirmed({ title: texts.declineTitle(name), text, action: texts.declineAct }))) return
    await stillThere(call('POST /api/organizations/{organizationId}/received-shares/{kbId}/decline', which))
    await answered(false)
    toast(texts.declined(name))
  }
  return (
    <Entry
      what={<bdi>{name}</bdi>}
      more={
        <>
          {texts.by(offeredBy.organizationName, offeredBy.person)} · {texts.permissions[permission]} ·{' '}
          <Day at={offeredAt} />
        </>
      }
      acts={
        <>
          <Button small kind="primary" label={texts.acceptOf(name)} act={accept} busy={texts.accepting}>
            {texts.accept}
          </Button>
          <Button small label={texts.declineOf(name)} act={decline}>
            {texts.decline}
          </Button>
        </>
      }
    />
  )
}

/** False where somebody else was faster: it was withdrawn, or answered. */
const stillThere = (answer: Promise<unknown>): Promise<boolean> =>
  answer.then(
    () => true,
    (error: unknown) => {
      if (error instanceof Refusal && error.status === 404) return false
      throw error
    },
  )

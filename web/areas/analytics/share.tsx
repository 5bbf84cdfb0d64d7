import { useSignal } from '@preact/signals'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { useRoute } from 'preact-iso'
import { call } from '../../client/call.ts'
import { linkToken } from '../../client/link-token.ts'
import { isGone } from '../../client/refusal.ts'
import { Failed, Loading } from '../../parts/states.tsx'
import { useTitle } from '../../parts/title.ts'
import { sharePage as texts } from '../../texts/en/analytics-owners.ts'
import { useEvery } from './parts/every.ts'
import type { Website } from './parts/types.ts'
import { SharedDashboard } from './website/dashboard.tsx'
import './parts/analytics.css'
import './website/dashboard.css'
import { NotThere } from '../../parts/not-there.tsx'

/** A token lasts for a day; who leaves the page open gets the next one before. */
const renewMs = 6 * 3_600_000

/** The figures of a website for everybody who has its share link. */
export function Page() {
  const { shareId = '' } = useRoute().params
  return <Shared key={shareId} shareId={shareId} />
}

function Shared({ shareId }: { shareId: string }) {
  const website = useSignal<Website | null>(null)
  const error = useSignal<unknown>(null)
  const isLeft = useRef(false)
  async function open() {
    try {
      const { websiteId, token } = await call('GET /api/share/{shareId}', { shareId })
      // An answer that comes when the page was left must not speak for other pages.
      if (isLeft.current) return
      linkToken.value = token
      website.value = await call('GET /api/websites/{websiteId}', { websiteId })
      error.value = null
    } catch (failure) {
      error.value = failure
    }
  }
  useLayoutEffect(() => {
    void open()
    return () => {
      isLeft.current = true
      linkToken.value = null
    }
  }, [])
  useEvery(renewMs, open)
  if (isGone(error.value)) return <Ended />
  if (website.value) return <Opened website={website.value} />
  return error.value === null ? (
    <Loading />
  ) : (
    <>
      <h1>{texts.title}</h1>
      <Failed error={error.value} retry={open} />
    </>
  )
}

function Opened({ website }: { website: Website }) {
  useTitle(website.name)
  return <SharedDashboard website={website} />
}

const Ended = () => <NotThere title={texts.gone} hint={texts.goneHint} />

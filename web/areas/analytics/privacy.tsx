import { useRoute } from 'preact-iso'
import { call } from '../../client/call.ts'
import { Day } from '../../parts/given.tsx'
import { LongText } from '../../parts/long-text.tsx'
import { isGone } from '../../client/refusal.ts'
import { useRead } from '../../parts/read.ts'
import { Failed, Loading } from '../../parts/states.tsx'
import { publicPolicy as texts } from '../../texts/en/analytics-settings.ts'
import type { Policy } from './parts/types.ts'
import { sentencesOf } from './privacy/sentences.ts'
import { NotThere } from '../../parts/not-there.tsx'

/** What a website promises its visitors, for everybody. */
export function Page() {
  const { websiteId = '' } = useRoute().params
  const { reading, again } = useRead(
    () => call('GET /api/websites/{websiteId}/privacy-policy', { websiteId }),
    [websiteId],
  )
  const now = reading.value
  if (now.state === 'loading') return <Loading />
  if (now.state === 'failed')
    return isGone(now.error) ? (
      <NotThere title={texts.gone} hint={texts.goneHint} />
    ) : (
      <>
        <h1>{texts.title}</h1>
        <Failed error={now.error} retry={again} />
      </>
    )
  return <Told policy={now.value} />
}

const Told = ({ policy }: { policy: Policy }) => (
  <div class="narrow">
    <h1>{texts.title}</h1>
    {policy.text && <LongText text={policy.text} />}
    <p>{texts.what}</p>
    <ul>
      {sentencesOf(policy).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
    {policy.contactEmail && (
      <p>
        {texts.contact} <a href={`mailto:${policy.contactEmail}`}>{policy.contactEmail}</a>
      </p>
    )}
    {policy.updatedAt && (
      <p class="muted">
        {texts.changed} <Day at={policy.updatedAt} />
      </p>
    )}
  </div>
)

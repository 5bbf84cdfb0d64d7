import { useRoute } from 'preact-iso'
import { texts } from '../../texts/en/analytics-replays.ts'
import { WebsitePage } from './parts/website-page.tsx'
import { ReplayPage } from './replay/replay-page.tsx'
import './replay/replay.css'

/** A recording of a visit, and its player. */
export function Page() {
  const { replaySessionId = '' } = useRoute().params
  return (
    <WebsitePage title={texts.title} of={texts.title}>
      {(of) => <ReplayPage key={replaySessionId} of={of} replaySessionId={replaySessionId} />}
    </WebsitePage>
  )
}

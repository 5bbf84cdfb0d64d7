import { useRoute } from 'preact-iso'
import { visitor as texts } from '../../texts/en/analytics-visitors.ts'
import { WebsitePage } from './parts/website-page.tsx'
import { VisitorPage } from './visitor/visitor-page.tsx'
import './replays/replays.css'
import './visitor/visitor.css'

/** One visitor of a website. */
export function Page() {
  const { sessionId = '' } = useRoute().params
  return (
    <WebsitePage title={texts.title} of={texts.title}>
      {({ website }) => <VisitorPage key={sessionId} website={website} sessionId={sessionId} />}
    </WebsitePage>
  )
}

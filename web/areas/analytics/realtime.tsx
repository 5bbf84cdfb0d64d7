import { texts } from '../../texts/en/analytics-realtime.ts'
import { WebsitePage } from './parts/website-page.tsx'
import { RealtimeBoard } from './realtime/realtime-board.tsx'
import './realtime/realtime.css'

/** What happens on a website at the moment. */
export const Page = () => (
  <WebsitePage title={texts.title}>
    {({ website }) => <RealtimeBoard key={website.id} website={website} />}
  </WebsitePage>
)

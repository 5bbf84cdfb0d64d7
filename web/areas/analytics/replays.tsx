import { list as texts } from '../../texts/en/analytics-replays.ts'
import { WebsitePage } from './parts/website-page.tsx'
import { ReplayList } from './replays/replay-list.tsx'
import './replays/replays.css'

/** The recordings of a website. */
export const Page = () => (
  <WebsitePage title={texts.title}>{({ website }) => <ReplayList website={website} />}</WebsitePage>
)

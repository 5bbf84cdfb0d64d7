import { texts } from '../../texts/en/analytics-visitors.ts'
import { WebsitePage } from './parts/website-page.tsx'
import { VisitorsBoard } from './visitors/visitors-board.tsx'

/** The visitors of a website. */
export const Page = () => (
  <WebsitePage title={texts.title}>{(of) => <VisitorsBoard key={of.website.id} of={of} />}</WebsitePage>
)

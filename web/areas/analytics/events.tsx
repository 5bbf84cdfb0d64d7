import { events as texts } from '../../texts/en/analytics-visitors.ts'
import { EventsBoard } from './events/events-board.tsx'
import { WebsitePage } from './parts/website-page.tsx'

/** What happens on a website. */
export const Page = () => (
  <WebsitePage title={texts.title}>{(of) => <EventsBoard key={of.website.id} of={of} />}</WebsitePage>
)

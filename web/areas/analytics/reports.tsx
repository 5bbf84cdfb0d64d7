import { texts } from '../../texts/en/analytics-reports.ts'
import { WebsitePage } from './parts/website-page.tsx'
import { ReportsBoard } from './reports/reports-board.tsx'
import './reports/reports.css'

/** Reports of a website, worked out when they are asked for. */
export const Page = () => (
  <WebsitePage title={texts.title}>{(of) => <ReportsBoard key={of.website.id} of={of} />}</WebsitePage>
)

import { texts } from '../../texts/en/analytics.ts'
import { WebsitePage } from './parts/website-page.tsx'
import { Settings } from './settings/settings.tsx'
import './settings/settings.css'

export const Page = () => (
  <WebsitePage title={texts.settings}>{(of) => <Settings key={of.website.id} {...of} />}</WebsitePage>
)

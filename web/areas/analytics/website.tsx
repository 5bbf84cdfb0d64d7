import { texts } from '../../texts/en/analytics.ts'
import { WebsitePage } from './parts/website-page.tsx'
import { Dashboard } from './website/dashboard.tsx'
import './website/dashboard.css'

export const Page = () => <WebsitePage title={texts.dashboard}>{(of) => <Dashboard of={of} />}</WebsitePage>

import { OfOrganization } from '../../parts/of-organization.tsx'
import { texts } from '../../texts/en/analytics.ts'
import { WebsiteList } from './websites/website-list.tsx'
import './websites/websites.css'

export const Page = () => (
  <OfOrganization title={texts.title} texts={texts}>
    {(organization) => <WebsiteList organization={organization} />}
  </OfOrganization>
)

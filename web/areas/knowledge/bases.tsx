import { OfOrganization } from '../../parts/of-organization.tsx'
import { texts } from '../../texts/en/knowledge.ts'
import { BaseList } from './bases/base-list.tsx'
import './bases/bases.css'

export const Page = () => (
  <OfOrganization title={texts.title} texts={texts}>
    {(organization) => <BaseList organization={organization} />}
  </OfOrganization>
)

import { OfOrganization } from '../../parts/of-organization.tsx'
import { texts } from '../../texts/en/projects.ts'
import { ProjectList } from './projects/project-list.tsx'
import './projects/projects.css'

export const Page = () => (
  <OfOrganization title={texts.projects} texts={texts}>
    {(organization) => <ProjectList organization={organization} />}
  </OfOrganization>
)

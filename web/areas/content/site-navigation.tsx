import { ProjectPage } from '../../parts/project-page.tsx'
import { texts } from '../../texts/en/content.ts'
import { SiteNavigation } from './navigation/site-navigation.tsx'
import './parts/content.css'

export const Page = () => (
  <ProjectPage title={texts.navigation.title}>{(of) => <SiteNavigation {...of} />}</ProjectPage>
)

import { ProjectPage } from '../../parts/project-page.tsx'
import { texts } from '../../texts/en/content.ts'
import { ContentTypes } from './types/content-types.tsx'
import './parts/content.css'

export const Page = () => (
  <ProjectPage title={texts.types.title}>{(of) => <ContentTypes {...of} />}</ProjectPage>
)

import { ProjectPage } from '../../parts/project-page.tsx'
import { texts } from '../../texts/en/content.ts'
import { PageMigration } from './migration/page-migration.tsx'
import './parts/content.css'

export const Page = () => (
  <ProjectPage title={texts.migration.title}>{(of) => <PageMigration {...of} />}</ProjectPage>
)

import { ProjectPage } from '../../parts/project-page.tsx'
import { texts } from '../../texts/en/quality-ci-triggers.ts'
import { CiTriggers } from './ci-triggers/ci-triggers.tsx'
import './parts/quality.css'

/** What code hosts start in a project with each push. */
export const Page = () => <ProjectPage title={texts.title}>{(of) => <CiTriggers {...of} />}</ProjectPage>

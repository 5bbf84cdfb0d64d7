import { ProjectPage } from '../../parts/project-page.tsx'
import { texts } from '../../texts/en/quality-cases.ts'
import { CaseList } from './cases/case-list.tsx'
import './parts/quality.css'
import './cases/cases.css'

/** The test cases of a project. */
export const Page = () => <ProjectPage title={texts.title}>{(of) => <CaseList {...of} />}</ProjectPage>

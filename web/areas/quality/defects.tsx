import { ProjectPage } from '../../parts/project-page.tsx'
import { texts } from '../../texts/en/quality-defects.ts'
import { DefectList } from './defects/defect-list.tsx'
import './parts/quality.css'

/** The defects of a project. */
export const Page = () => <ProjectPage title={texts.title}>{(of) => <DefectList {...of} />}</ProjectPage>

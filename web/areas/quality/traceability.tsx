import { ProjectPage } from '../../parts/project-page.tsx'
import { texts } from '../../texts/en/quality-traceability.ts'
import { Matrix } from './traceability/matrix.tsx'
import './parts/quality.css'
import './traceability/traceability.css'

/** Which story is tested by what, and how that ended. */
export const Page = () => <ProjectPage title={texts.title}>{(of) => <Matrix {...of} />}</ProjectPage>

import { texts } from '../../texts/en/project-page.ts'
import { NotThere } from '../not-there.tsx'

/** What is shown in place of a project that is not there. */
export const Gone = () => (
  <NotThere title={texts.gone} hint={texts.goneHint} href="/projects" toAll={texts.toAll} />
)

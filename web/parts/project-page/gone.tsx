import { Refusal } from '../../client/refusal.ts'
import { texts } from '../../texts/en/project-page.ts'
import { Empty } from '../states.tsx'

/** What is shown in place of a project that is not there. */
export const Gone = () => (
  <>
    <h1>{texts.gone}</h1>
    <Empty>
      <p>{texts.goneHint}</p>
      <p class="actions">
        <a class="button primary" href="/projects">
          {texts.toAll}
        </a>
      </p>
    </Empty>
  </>
)

/** Not there, or no project's address at all: for whoever looks it is the same. */
export const isGone = (error: unknown) =>
  error instanceof Refusal && (error.status === 404 || error.status === 400)

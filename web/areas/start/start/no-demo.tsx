import { Empty } from '../../../parts/states.tsx'
import { texts } from '../../../texts/en/start.ts'

/** Where nothing of the demo stands: what one can begin with instead, and how to get it. */
export const NoDemo = () => (
  <Empty>
    <h2>{texts.none}</h2>
    <p>{texts.noneHint}</p>
    <p class="actions">
      <a class="button primary" href="/">
        {texts.toGenerator}
      </a>
      <a class="button" href="/projects">
        {texts.toProjects}
      </a>
    </p>
    <p class="muted">
      {texts.howTo} <code>npm run demo -- --target URL --key KEY</code>
    </p>
  </Empty>
)

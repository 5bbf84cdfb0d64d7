import { Button } from '../../button.tsx'
import { texts } from '../../../texts/en/run.ts'

/** A picture or a video that could not be loaded: its link may have ended, and a fresh one comes with the run. */
export const Reload = ({ again }: { again: () => Promise<unknown> }) => (
  <div class="fault">
    <p>{texts.report.linkFailed}</p>
    <Button small act={again}>
      {texts.report.reload}
    </Button>
  </div>
)

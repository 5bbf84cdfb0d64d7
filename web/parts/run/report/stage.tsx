import { useSignal } from '@preact/signals'
import { Button } from '../../button.tsx'
import { texts } from '../../../texts/en/run.ts'
import { Player } from './player.tsx'
import type { StageProps } from './stage-props.ts'
import { StepPicture } from './step-picture.tsx'
import './stage.css'

const say = texts.report

type Mode = 'video' | 'picture'

/** What the browser showed: the video of the case, or the picture of the chosen step. */
export function Stage(props: StageProps) {
  const { of, selected } = props
  const chosen = useSignal<Mode | undefined>(undefined)
  const step = of.steps.find(({ stepNumber }) => stepNumber === selected.value.step)
  const usual: Mode = of.videoUrl !== null && !step?.candidates ? 'video' : 'picture'
  const mode = props.isPrinting ? 'picture' : (chosen.value ?? usual)
  return (
    <div class="stage" role="group" aria-label={say.stage}>
      {of.videoUrl !== null && (
        <div class="stage-modes">
          <Button kind="quiet" small pressed={mode === 'video'} act={() => (chosen.value = 'video')}>
            {say.video}
          </Button>
          <Button kind="quiet" small pressed={mode === 'picture'} act={() => (chosen.value = 'picture')}>
            {say.picture}
          </Button>
        </div>
      )}
      {mode === 'video' && of.videoUrl !== null ? (
        <Player {...props} url={of.videoUrl} />
      ) : (
        <StepPicture of={of} step={step} viewport={props.execution.config.viewport} renew={props.renew} />
      )}
    </div>
  )
}

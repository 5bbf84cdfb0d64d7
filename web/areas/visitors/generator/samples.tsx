import { useSignal } from '@preact/signals'
import { useId } from 'preact/hooks'
import { lazyPart } from '../../../parts/lazy-part.tsx'
import { texts } from '../../../texts/en/generator-samples.ts'
import { type Sample, samples } from './sample-texts.ts'

const RecordedDialog = lazyPart(() =>
  import('./recorded/dialog.tsx').then(({ RecordedDialog: loaded }) => loaded),
)

/** Texts to begin with, in one click each, and what comes out of them. */
export function Samples({ choose }: { choose: (sample: Sample) => void }) {
  const id = useId()
  const shown = useSignal<Sample | null>(null)
  const isOpen = useSignal(false)
  function show(sample: Sample) {
    shown.value = sample
    isOpen.value = true
  }
  return (
    <section class="gen-samples" aria-labelledby={id}>
      <h2 id={id}>{texts.title}</h2>
      <ul>
        {samples.map((sample) => (
          <SampleCard
            key={sample.id}
            sample={sample}
            choose={() => choose(sample)}
            show={() => show(sample)}
          />
        ))}
      </ul>
      {shown.value && (
        <RecordedDialog sample={shown.value} isOpen={isOpen.value} close={() => (isOpen.value = false)} />
      )}
    </section>
  )
}

interface SampleCardProps {
  sample: Sample
  choose: () => void
  /** Shows what was recorded. */
  show: () => void
}

/** All of it can be pressed, but for what was recorded. The button is called by what the sample is; what it makes is said after that. */
function SampleCard({ sample, choose, show }: SampleCardProps) {
  const id = useId()
  const { name, hint, makes, recorded } = sample
  return (
    <li class="gen-sample">
      <button type="button" aria-describedby={id} onClick={choose}>
        <b>{name}</b> <span>{hint}</span>
      </button>
      <p id={id}>
        {texts.makes(makes.cases, makes.techniques)}{' '}
        <span class={makes.ready > 0 ? 'gen-runs' : 'muted'}>{texts.runs(makes.ready, makes.cases)}</span>
      </p>
      {recorded && (
        <p class="gen-recorded">
          <button type="button" class="link" onClick={show}>
            {texts.recorded(recorded.cases, recorded.at)}
          </button>
        </p>
      )}
    </li>
  )
}

import { useId } from 'preact/hooks'
import { texts } from '../../../texts/en/generator-samples.ts'
import { type Sample, samples } from './sample-texts.ts'

/** Texts to begin with, in one click each, and what comes out of them. */
export const Samples = ({ choose }: { choose: (sample: Sample) => void }) => {
  const id = useId()
  return (
    <section class="gen-samples" aria-labelledby={id}>
      <h2 id={id}>{texts.title}</h2>
      <ul>
        {samples.map((sample) => (
          <SampleCard key={sample.id} sample={sample} choose={() => choose(sample)} />
        ))}
      </ul>
    </section>
  )
}

/** All of it can be pressed. The button is called by what the sample is; what it makes is said after that. */
function SampleCard({ sample, choose }: { sample: Sample; choose: () => void }) {
  const id = useId()
  const { name, hint, makes } = sample
  return (
    <li class="gen-sample">
      <button type="button" aria-describedby={id} onClick={choose}>
        <b>{name}</b> <span>{hint}</span>
      </button>
      <p id={id}>
        {texts.makes(makes.cases, makes.techniques)}{' '}
        <span class={makes.ready > 0 ? 'gen-runs' : 'muted'}>{texts.runs(makes.ready, makes.cases)}</span>
      </p>
    </li>
  )
}

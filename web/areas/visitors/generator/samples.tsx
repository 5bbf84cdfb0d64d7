import { texts } from '../../../texts/en/generator.ts'
import { type Sample, samples } from './sample-texts.ts'

/** Texts to begin with, in one click each. */
export const Samples = ({ choose }: { choose: (sample: Sample) => void }) => (
  <section class="gen-samples" aria-labelledby="samples">
    <h2 id="samples">{texts.samples}</h2>
    <ul>
      {samples.map((sample) => (
        <li key={sample.id}>
          <button type="button" class="gen-sample" onClick={() => choose(sample)}>
            <b>{sample.name}</b>
            <span>{sample.hint}</span>
          </button>
        </li>
      ))}
    </ul>
  </section>
)

import { texts } from '../../../texts/en/generator.ts'
import { samples } from './sample-texts.ts'

/** Texts to begin with, in one click each. */
export const Samples = ({ choose }: { choose: (text: string) => void }) => (
  <section class="gen-samples" aria-labelledby="samples">
    <h2 id="samples">{texts.samples}</h2>
    <ul>
      {samples.map(({ id, name, hint, text }) => (
        <li key={id}>
          <button type="button" class="gen-sample" onClick={() => choose(text)}>
            <b>{name}</b>
            <span>{hint}</span>
          </button>
        </li>
      ))}
    </ul>
  </section>
)

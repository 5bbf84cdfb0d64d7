import { Linking } from '../../parts/sentence.tsx'
import { texts } from '../../texts/en/nowhere.ts'

/** An address of no page. `still.ts` says the same to who has no script. */
export function Page() {
  return (
    <div class="card">
      <h1>{texts.title}</h1>
      <p class="lead">{texts.lead}</p>
      <div class="actions">
        <a class="button primary" href="/">
          {texts.toStart}
        </a>
      </div>
      <p class="aside">
        <Linking words={texts.reference} to="/docs" />
      </p>
    </div>
  )
}

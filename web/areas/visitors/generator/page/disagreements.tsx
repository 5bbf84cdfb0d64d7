import { Given } from '../../../../parts/given.tsx'
import { useFirst } from '../../../../parts/use-first.tsx'
import { texts } from '../../../../texts/en/generator-page.ts'
import { session } from '../store.ts'
import { lookAtSentence, sentences, view } from '../view.ts'

const first = 20

/** Each thing of which the text says one thing and the page has another. */
export function Disagreements() {
  const { observed = [] } = session.value ?? {}
  const { shown, more } = useFirst(observed, { first, words: texts.more })
  if (observed.length === 0) return null
  return (
    <section class="page-part" aria-labelledby="page-disagree">
      <h2 id="page-disagree">{texts.disagree}</h2>
      <p class="hint">{texts.disagreeHint}</p>
      <ul class="framed page-disagreements">
        {shown.map(({ sentence, control, text, page }, index) => (
          <li key={index}>
            <h3>
              <Given>{control}</Given> <ToSentence of={sentence} />
            </h3>
            <dl>
              <dt>{texts.text}</dt>
              <dd dir="auto">{text}</dd>
              <dt>{texts.page}</dt>
              <dd dir="auto">{page}</dd>
            </dl>
          </li>
        ))}
      </ul>
      {more}
    </section>
  )
}

/** Leads to the sentence that says it, where it stands in the text. */
function ToSentence({ of: wanted }: { of: string }) {
  const index = sentences.value.findIndex(({ requirementRef }) => requirementRef === wanted)
  if (index === -1) return <bdi class="page-ref">{wanted}</bdi>
  return (
    <button
      type="button"
      class="link"
      onClick={() => {
        view.value = 'text'
        lookAtSentence(index)
      }}
    >
      {texts.showSentence}
    </button>
  )
}

import { Modal } from '../../../../parts/modal.tsx'
import { texts } from '../../../../texts/en/generator-recorded.ts'
import type { Sample } from '../sample-texts.ts'
import { type RecordedCase, type RecordedQuestion, recordedOf } from './recorded-of.ts'
import './recorded.css'

interface RecordedDialogProps {
  sample: Sample
  isOpen: boolean
  close: () => void
}

/** The recorded cases of a language model for a sample. */
export function RecordedDialog({ sample: { id, name }, isOpen, close }: RecordedDialogProps) {
  const recorded = recordedOf(id)
  return (
    <Modal title={texts.title(name)} isOpen={isOpen} close={close} isWide>
      {recorded && (
        <>
          <p>{texts.label(recorded.recordedAt)}</p>
          <p class="hint">{texts.judged}</p>
          <ul class="recorded" aria-label={texts.cases}>
            {recorded.testCases.map((testCase) => (
              <CaseItem key={testCase.id} testCase={testCase} />
            ))}
          </ul>
          <Questions of={recorded.questions} />
        </>
      )}
      <div class="actions">
        <button type="button" class="button" onClick={close}>
          {texts.close}
        </button>
      </div>
    </Modal>
  )
}

const CaseItem = ({ testCase: { id, title, priority, sentences, steps } }: { testCase: RecordedCase }) => (
  <li>
    <details>
      <summary>
        <span class="recorded-id">{id}</span>
        <span>{title}</span>
      </summary>
      <div>
        <ol>
          {steps.map(({ stepNumber, action, expectedResult }) => (
            <li key={stepNumber}>
              {action}
              {expectedResult && <p class="recorded-seen">{texts.seen(expectedResult)}</p>}
            </li>
          ))}
        </ol>
        <p class="hint">{texts.priority(priority)}</p>
        <p class="hint">{texts.restsOn}</p>
        {sentences.map((sentence) => (
          <p key={sentence} class="recorded-sentence">
            {sentence}
          </p>
        ))}
      </div>
    </details>
  </li>
)

function Questions({ of }: { of: readonly RecordedQuestion[] }) {
  if (of.length === 0) return null
  return (
    <>
      <h3>{texts.questions}</h3>
      <ul class="recorded-questions">
        {of.map(({ sentence, text }) => (
          <li key={sentence}>
            “{sentence}” {text}
          </li>
        ))}
      </ul>
    </>
  )
}

import type { NumberedStep } from '../../../shared/domain/test-cases/step-differences.ts'
import { texts } from '../../texts/en/step-difference.ts'
import { WordDiff } from '../word-diff.tsx'

interface StepWordsProps {
  step: NumberedStep
  /** The step on the other side; the words that only this one has are marked. */
  other?: NumberedStep
  side?: 'before' | 'after'
}

/** All that a step says: what to do, with what, and what is seen then. */
export function StepWords({ step, other, side }: StepWordsProps) {
  const { action, testData = '', expectedResult } = step
  return (
    <div class="step-words">
      <p>
        <Words text={action} other={other?.action} side={side} />
      </p>
      {testData !== '' && (
        <p>
          <span class="step-words-of">{texts.data} </span>
          <Words text={testData} other={other && (other.testData ?? '')} side={side} />
        </p>
      )}
      {expectedResult !== '' && (
        <p>
          <span class="step-words-of">{texts.expects} </span>
          <Words text={expectedResult} other={other?.expectedResult} side={side} />
        </p>
      )}
    </div>
  )
}

interface WordsProps {
  text: string
  other: string | undefined
  side: 'before' | 'after' | undefined
}

function Words({ text, other, side }: WordsProps) {
  if (other === undefined || side === undefined)
    return (
      <span class="word-diff" dir="auto">
        {text}
      </span>
    )
  const [before, after] = side === 'before' ? [text, other] : [other, text]
  return <WordDiff before={before} after={after} side={side} />
}

import { useId } from 'preact/hooks'
import { texts } from '../../texts/en/questions.ts'
import { Button } from '../button.tsx'
import { toast } from '../toasts.tsx'
import { answerIn, countBefore } from './answers.ts'
import type { AnsweredText } from './use-written.ts'
import { type Written, placeOfWritten } from './written.ts'

interface GivenAnswersProps extends AnsweredText {
  given: readonly Written[]
}

/** Answers in words of the author whose questions are closed: each can be taken out of the text again. */
export function GivenAnswers({ given, text, write }: GivenAnswersProps) {
  const id = useId()
  const now = text.value
  const shown = given.filter((each) => placeOfWritten(now, each) !== undefined)
  if (shown.length === 0) return null

  function takeBack({ sentence: words, answer }: Written) {
    const asked = placeOfWritten(now, { sentence: words, answer })?.asked
    const nth = asked === undefined ? 0 : countBefore(now, words, asked)
    const found = answerIn(now, { words, nth, completions: [], written: answer })
    if (!found) return
    write(found.without)
    toast(texts.takenBack, { undo: () => write(now), holds: () => text.value === found.without })
  }

  return (
    <section class="given-answers" aria-labelledby={id}>
      <h3 id={id}>{texts.given}</h3>
      <ul>
        {shown.map((each) => (
          <li key={`${each.sentence} ${each.answer}`}>
            <span dir="auto">
              {each.sentence !== '' && <q class="muted">{each.sentence}</q>} {each.answer}
            </span>{' '}
            <Button kind="link" label={texts.takeBackOf(each.answer)} act={() => takeBack(each)}>
              {texts.takeBack}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

import { useSignal } from '@preact/signals'
import { type AskedQuestion, answerIn, answered } from './answers.ts'
import type { AnsweredText } from './use-written.ts'
import { placeOfWritten, writtenFor } from './written.ts'

/** How a question is answered in a text: by pressing one of the ways, or in words of one's own, which are one of them then. */
export function useAnswering(
  asked: AskedQuestion,
  { text, write, written, keep }: Omit<AnsweredText, 'select'>,
) {
  const isTakenOut = useSignal(false)
  const question = writtenFor(asked, written.value)
  const answer = answerIn(text.value, question)
  const own = question.written === undefined ? [] : [question.written]

  function press(completion: string) {
    const before = answer?.without ?? text.peek()
    isTakenOut.value = answer?.completion === completion
    write(isTakenOut.peek() ? before : answered(before, question, completion))
  }

  function add(words: string) {
    const before = text.peek()
    const { words: sentence } = asked
    const others = written
      .peek()
      .filter((each) => each.sentence !== sentence || placeOfWritten(before, each) !== undefined)
    keep([...others, { sentence, answer: words }])
    write(answered(before, asked, words))
  }
  return { answer, ways: [...new Set([...question.completions, ...own])], isTakenOut, press, add }
}

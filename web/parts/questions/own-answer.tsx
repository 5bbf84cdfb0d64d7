import { useSignal } from '@preact/signals'
import { useId } from 'preact/hooks'
import { texts } from '../../texts/en/questions.ts'
import { Button } from '../button.tsx'

interface OwnAnswerProps {
  /** The id of what asks. */
  askedBy: string
  add: (answer: string) => void
}

/** A field for an answer in words of one's own. */
export function OwnAnswer({ askedBy, add }: OwnAnswerProps) {
  const answer = useSignal('')
  const id = useId()

  function send() {
    const own = answer.peek().trim()
    if (own === '') return
    answer.value = ''
    add(/[.!?]["”’')]*$/.test(own) ? own : `${own}.`)
  }

  return (
    <form
      class="own-answer"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <label id={id} class="visually-hidden" for={`${id}-field`}>
        {texts.own}
      </label>
      <input
        id={`${id}-field`}
        type="text"
        dir="auto"
        maxLength={1000}
        placeholder={texts.ownHint}
        aria-labelledby={`${id} ${askedBy}`}
        value={answer.value}
        onInput={({ currentTarget }) => (answer.value = currentTarget.value)}
      />
      <Button small kind="plain" disabled={answer.value.trim() === ''} act={send}>
        {texts.add}
      </Button>
    </form>
  )
}

import { texts } from '../../../../texts/en/generator-chat.ts'
import { session } from '../store.ts'
import { Composer } from './composer.tsx'
import { TurnList } from './turn-list.tsx'
import './conversation.css'

/** Messages that change the cases, and what each did. */
export function Slot() {
  const { sessionId } = session.value ?? {}
  if (sessionId === undefined) return null
  return (
    <section class="chat" aria-label={texts.conversation}>
      <TurnList />
      <Composer key={sessionId} sessionId={sessionId} />
    </section>
  )
}

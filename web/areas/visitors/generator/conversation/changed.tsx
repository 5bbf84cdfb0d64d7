import { useSignal } from '@preact/signals'
import { Button } from '../../../../parts/button.tsx'
import { lazyPart } from '../../../../parts/lazy-part.tsx'
import { texts } from '../../../../texts/en/generator-chat.ts'
import { busy, session } from '../store.ts'
import type { ListedChange } from './message-changes.ts'
import { sendMessage } from './send-message.ts'

const ChangedCases = lazyPart(() => import('./changed-cases.tsx').then((part) => part.ChangedCases))

/** Below an answer: what its message changed, and the button that reverts the last one. */
export function Changed({ of }: { of: ListedChange | undefined }) {
  const isOpen = useSignal(false)
  if (!of) return null
  async function undo() {
    const sessionId = session.peek()?.sessionId
    if (sessionId) await sendMessage(sessionId, texts.undoMessage)
  }
  const words = isOpen.value ? texts.hideChanged : texts.showChanged
  return (
    <div class="chat-changed">
      <p class="chat-changed-acts">
        <Button
          kind="link"
          label={texts.changedBy(words, of.change.message)}
          expanded={isOpen.value}
          act={() => (isOpen.value = !isOpen.peek())}
        >
          {words}
        </Button>
        {of.isLast && (
          <Button kind="link" label={texts.undoOf} disabled={busy.value !== null} act={undo}>
            {texts.undo}
          </Button>
        )}
      </p>
      {/* Inside the live region of the conversation it would be read out. */}
      {isOpen.value && (
        <div role="group" aria-label={texts.changesOf} aria-live="off">
          <ChangedCases change={of.change} />
        </div>
      )}
    </div>
  )
}

import { Refusal, messageOf } from '../../client/refusal.ts'
import type { Sending } from '../../client/upload-queue.ts'
import { sizeOf, texts } from '../../texts/en/files.ts'
import { Button } from '../button.tsx'
import { useFirst } from '../use-first.tsx'
import type { FileQueue } from './file-queue.ts'

/** Files that are being sent, and those that were not taken, with why. */
export function OnTheWay({ queue }: { queue: FileQueue }) {
  const { shown, more } = useFirst(queue.all.value, { words: texts.files })
  if (shown.length === 0) return null
  return (
    <section class="on-the-way" aria-labelledby="files-on-the-way">
      <h2 id="files-on-the-way">{texts.sendingTitle}</h2>
      <ul class="framed file-rows">
        {shown.map((one) => (
          <Row key={one.id} one={one} queue={queue} />
        ))}
      </ul>
      {more}
    </section>
  )
}

function Row({ one, queue }: { one: Sending; queue: FileQueue }) {
  const { id, file, state, share, error } = one
  const { name } = file
  const isFailed = state === 'failed'
  return (
    <li class={isFailed ? 'is-failed' : undefined}>
      <div class="file-what">
        <p class="file-name" dir="auto">
          {name}
        </p>
        <p class="file-facts">
          <span>{sizeOf(file.size)}</span>
          <span class={isFailed ? 'tag failed' : undefined}>{wordsOf(one)}</span>
        </p>
        {isFailed && (
          <p class="fault" role="alert" dir="auto">
            {messageOf(error)}
          </p>
        )}
        {state === 'sending' && <progress aria-label={texts.sending(name)} value={share} max={1} />}
      </div>
      <div class="file-acts">
        {isFailed && mayHelp(error) && (
          <Button small label={texts.tryAgainOf(name)} act={() => queue.again(id)}>
            {texts.tryAgain}
          </Button>
        )}
        <Button
          small
          kind="quiet"
          label={isFailed ? texts.leaveOf(name) : texts.cancelOf(name)}
          act={() => queue.drop(id)}
        >
          {isFailed ? texts.leave : texts.cancel}
        </Button>
      </div>
    </li>
  )
}

/** The same file is as large again, and of the same kind. */
const mayHelp = (error: unknown) => !(error instanceof Refusal && [413, 415].includes(error.status))

function wordsOf({ state, share }: Sending): string {
  if (state === 'waiting') return texts.waits
  if (state === 'failed') return texts.broken
  return share < 1 ? texts.sent(share) : texts.storing
}

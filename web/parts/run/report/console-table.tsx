import { useSignal } from '@preact/signals'
import { Button } from '../../button.tsx'
import { useRead } from '../../read.ts'
import { Failed, Loading } from '../../states.tsx'
import { texts } from '../../../texts/en/run.ts'
import { messagesOf } from '../recordings.ts'
import { readJson } from './read-json.ts'

const say = texts.report
const atFirst = 50

/** What the page wrote to its console. */
export function ConsoleTable({ url }: { url: string }) {
  const { reading, again } = useRead(async () => messagesOf(await readJson(url)), [url])
  const most = useSignal(atFirst)
  const now = reading.value
  if (now.state === 'loading') return <Loading />
  if (now.state === 'failed') return <Failed error={now.error} retry={again} />
  if (now.value.length === 0) return <p class="muted">{say.noMessages}</p>
  return (
    <>
      <p class="hint">
        {say.messages(now.value.length)} ·{' '}
        <a href={url} download>
          {say.download}
        </a>
      </p>
      <ul class="messages">
        {now.value.slice(0, most.value).map(({ level, text }, at) => (
          <li key={at} class={level}>
            <span class="tag">{level}</span>
            <span dir="auto">{text}</span>
          </li>
        ))}
      </ul>
      {now.value.length > most.value && (
        <Button small act={() => (most.value += 4 * atFirst)}>
          {say.showMore}
        </Button>
      )}
    </>
  )
}

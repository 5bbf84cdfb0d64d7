import { useSignal } from '@preact/signals'
import { Button } from '../../../../parts/button.tsx'
import { useRead } from '../../../../parts/read.ts'
import { Failed, Loading } from '../../../../parts/states.tsx'
import { texts } from '../../../../texts/en/run.ts'
import { type Exchange, exchangesOf, size } from '../recordings.ts'
import { readJson } from './read-json.ts'

const say = texts.report
const atFirst = 50

/** The requests of a case. */
export function NetworkTable({ url }: { url: string }) {
  const { reading, again } = useRead(async () => exchangesOf(await readJson(url)), [url])
  const most = useSignal(atFirst)
  const now = reading.value
  if (now.state === 'loading') return <Loading />
  if (now.state === 'failed') return <Failed error={now.error} retry={again} />
  if (now.value.length === 0) return <p class="muted">{say.noRequests}</p>
  const { method, url: address, status, type, size: bytes, time } = say.columns
  return (
    <>
      <table class="exchanges">
        <caption>
          {say.requests(now.value.length)} ·{' '}
          <a href={url} download>
            {say.download}
          </a>
        </caption>
        <thead>
          <tr>
            {[method, address, status, type, bytes, time].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {now.value.slice(0, most.value).map((one, at) => (
            <ExchangeRow key={at} of={one} />
          ))}
        </tbody>
      </table>
      {now.value.length > most.value && (
        <Button small act={() => (most.value += 4 * atFirst)}>
          {say.showMore}
        </Button>
      )}
    </>
  )
}

function ExchangeRow({ of: { method, url, status, type, sizeBytes, timeMs } }: { of: Exchange }) {
  return (
    <tr class={status === 0 || status >= 400 ? 'bad' : ''}>
      <td>{method}</td>
      <td class="exchange-url" dir="ltr">
        {url}
      </td>
      <td>{status === 0 ? say.failedRequest : status}</td>
      <td>{type}</td>
      <td class="number">{size(sizeBytes)}</td>
      <td class="number">{texts.tookMs(timeMs)}</td>
    </tr>
  )
}

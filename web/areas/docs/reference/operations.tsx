import { useSignal } from '@preact/signals'
import { useId } from 'preact/hooks'
import { useRead } from '../../../parts/read.ts'
import { Failed, Loading } from '../../../parts/states.tsx'
import { texts } from '../../../texts/en/docs.ts'
import { type Area, areasOf, finding } from './areas.ts'

async function readAreas(): Promise<Area[]> {
  const response = await fetch('/api/openapi.json')
  if (!response.ok) throw new Error(texts.referenceFailed)
  return areasOf(await response.json())
}

/** Every operation by its area, found by its words; each leads to its form. */
export function Operations() {
  const id = useId()
  const words = useSignal('')
  const { reading, again } = useRead(readAreas, [])
  const now = reading.value
  if (now.state === 'loading') return <Loading text={texts.loadingReference} />
  if (now.state === 'failed') return <Failed error={now.error} retry={again} />
  const found = finding(now.value, words.value)
  return (
    <>
      <div class="field operations-find">
        <label for={id}>{texts.findOperation}</label>
        <input
          id={id}
          type="search"
          value={words.value}
          onInput={({ currentTarget }) => (words.value = currentTarget.value)}
        />
        <p class="hint" role="status">
          {texts.operations(found.reduce((sum, { operations }) => sum + operations.length, 0))}
        </p>
      </div>
      {found.map((area) => (
        <OneArea key={area.name} area={area} />
      ))}
    </>
  )
}

const OneArea = ({ area: { name, description, operations } }: { area: Area }) => (
  <section class="operations" aria-label={name}>
    <h2>{name}</h2>
    {description && <p class="muted">{description}</p>}
    <ul class="rows">
      {operations.map(({ operationId, method, path, summary }) => (
        <li key={operationId}>
          <a href={`/docs/api#/${name}/${operationId}`}>
            <span class="method">{method.toUpperCase()}</span> <code>{path}</code>
          </a>
          <span class="more">{summary}</span>
        </li>
      ))}
    </ul>
  </section>
)

import { useComputed } from '@preact/signals'
import { texts } from '../../../../texts/en/rewording.ts'
import { Button } from '../../../../parts/button.tsx'
import { authors } from '../writers/authors.ts'
import { makeRunnable } from './request.ts'
import { cases } from '../store.ts'
import { importWords, unreadImport } from './imported.ts'
import { MakeRunnable } from './make-runnable.tsx'
import { idsToReword } from '../../../../parts/rewording/to-reword.ts'

/** How many whole cases a run does not read, and the buttons that make them runnable; those of the last import first. */
export function NotReady() {
  const json = useComputed(() => JSON.stringify(idsToReword(cases.value))).value
  const ids = JSON.parse(json) as string[]
  if (ids.length === 0) return null
  const imported = ids.filter((id) => unreadImport.value?.ids.has(id))
  const first = imported.length > 0 ? imported : ids
  const hasModel = authors.value?.model.configured !== false
  return (
    <div class="note gen-not-ready">
      <p>{imported.length > 0 ? importWords(imported.length) : texts.notReady(ids.length)}</p>
      <MakeRunnable ids={() => first} words={first.length === 1 ? texts.makeRunnable : texts.makeThem} />
      {hasModel && first.length < ids.length && (
        <Button small act={() => makeRunnable(ids)}>
          {texts.makeAll(ids.length)}
        </Button>
      )}
    </div>
  )
}

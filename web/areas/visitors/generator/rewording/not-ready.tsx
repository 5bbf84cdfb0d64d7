import { useComputed } from '@preact/signals'
import { texts } from '../../../../texts/en/rewording.ts'
import { Button } from '../../../../parts/button.tsx'
import { authors } from '../writers/authors.ts'
import { makeRunnable } from './asked-for.ts'
import { cases } from '../store.ts'
import { importWords, unreadImport } from './imported.ts'
import { MakeRunnable } from './make-runnable.tsx'
import { idsToReword } from '../../../../parts/rewording/to-reword.ts'

/** How many cases are whole and only not worded as a run reads them, and how they come to be; those of the last import first. */
export function NotReady() {
  const all = useComputed(() => JSON.stringify(idsToReword(cases.value))).value
  const ids = JSON.parse(all) as string[]
  if (ids.length === 0) return null
  const imported = ids.filter((id) => unreadImport.value?.ids.has(id))
  const some = imported.length > 0 ? imported : ids
  const hasModel = authors.value?.model.configured !== false
  return (
    <div class="note gen-not-ready">
      <p>{imported.length > 0 ? importWords(imported.length) : texts.notReady(ids.length)}</p>
      <MakeRunnable ids={() => some} words={some.length === 1 ? texts.makeRunnable : texts.makeThem} />
      {hasModel && some.length < ids.length && (
        <Button small act={() => makeRunnable(ids)}>
          {texts.makeAll(ids.length)}
        </Button>
      )}
    </div>
  )
}

import { useComputed } from '@preact/signals'
import { texts } from '../../../../texts/en/rewording.ts'
import { cases } from '../store.ts'
import { unreadImport } from './imported.ts'
import { MakeRunnable } from './make-runnable.tsx'
import { idsToReword } from '../../../../parts/rewording/to-reword.ts'

/** How many cases are whole and only not worded as a run reads them, and how they come to be; those of the last import first. */
export function NotReady() {
  const all = useComputed(() => JSON.stringify(idsToReword(cases.value))).value
  const ids = JSON.parse(all) as string[]
  if (ids.length === 0) return null
  const imported = ids.filter((id) => unreadImport.value?.ids.has(id))
  const isSome = imported.length > 0
  return (
    <>
      {isSome && <Note ids={imported} text={importWords(imported.length)} />}
      {imported.length < ids.length && (
        <Note ids={ids} text={isSome ? texts.notReadyInAll(ids.length) : texts.notReady(ids.length)} />
      )}
    </>
  )
}

/** Where some of them were made runnable since, how many steps are left is not known. */
function importWords(count: number): string {
  const { ids, steps } = unreadImport.value ?? {}
  return steps && ids?.size === count ? texts.imported(steps, count) : texts.importedNotReady(count)
}

const Note = ({ ids, text }: { ids: readonly string[]; text: string }) => (
  <div class="note gen-not-ready">
    <p>{text}</p>
    <MakeRunnable ids={() => ids} words={ids.length === 1 ? texts.makeRunnable : texts.makeThem} />
  </div>
)

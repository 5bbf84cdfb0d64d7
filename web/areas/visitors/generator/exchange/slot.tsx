import { useSignal, useSignalEffect } from '@preact/signals'
import { Button } from '../../../../parts/button.tsx'
import { lazyPart } from '../../../../parts/lazy-part.tsx'
import { texts } from '../../../../texts/en/exchange.ts'
import { cases } from '../store.ts'
import { openDialog } from '../view.ts'
import '../../../../parts/exchange/exchange.css'

const dialogs = {
  import: lazyPart(() => import('./import-dialog.tsx').then(({ Dialog }) => Dialog)),
  export: lazyPart(() => import('./export-dialog.tsx').then(({ Dialog }) => Dialog)),
  scripts: lazyPart(() => import('./scripts-dialog.tsx').then(({ Dialog }) => Dialog)),
  share: lazyPart(() => import('./share-dialog.tsx').then(({ Dialog }) => Dialog)),
}
type Name = keyof typeof dialogs

/** What comes in and goes out: each in a dialog of its own, loaded when it is asked for. The export is offered beside this, among what to do next. */
export function Slot() {
  /** A dialog that was opened stays, so that what was filled in stays, too. */
  const seen = useSignal<readonly Name[]>([])
  const isEmpty = cases.value.length === 0
  useSignalEffect(() => {
    const name = openDialog.value
    if (name && !seen.peek().includes(name)) seen.value = [...seen.peek(), name]
  })
  const names: Name[] = isEmpty ? ['import', 'share'] : ['import', 'share', 'scripts']
  return (
    <>
      <div class="ex-buttons">
        {names.map((name) => (
          <Button key={name} kind="quiet" act={() => (openDialog.value = name)}>
            {texts.open[name]}
          </Button>
        ))}
      </div>
      {seen.value.map((name) => {
        const Dialog = dialogs[name]
        return (
          <Dialog key={name} isOpen={openDialog.value === name} close={() => (openDialog.value = null)} />
        )
      })}
    </>
  )
}

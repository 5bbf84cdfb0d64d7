import { type Signal, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { lazyPart } from '../../../parts/lazy-part.tsx'
import type { Project } from '../../../parts/project-page.tsx'
import type { StoredCase, Story } from '../parts/types.ts'

export type DialogName = 'generate' | 'new' | 'revise' | 'import' | 'export' | 'scripts' | 'run' | 'reword'

/** What every dialog of the page gets. */
export interface DialogProps {
  isOpen: boolean
  close: () => void
  project: Project
  stories: readonly Story[]
  /** The chosen cases, else all that are shown. */
  cases: readonly StoredCase[]
  isChosen: boolean
  /** Reads the list again. */
  renew: () => Promise<void>
}

const dialogs = {
  generate: lazyPart(() => import('./generate-dialog.tsx').then(({ Dialog }) => Dialog)),
  new: lazyPart(() => import('./new-dialog.tsx').then(({ Dialog }) => Dialog)),
  revise: lazyPart(() => import('./revise-dialog.tsx').then(({ Dialog }) => Dialog)),
  import: lazyPart(() => import('./import-dialog.tsx').then(({ Dialog }) => Dialog)),
  export: lazyPart(() => import('./export-dialog.tsx').then(({ Dialog }) => Dialog)),
  scripts: lazyPart(() => import('./scripts-dialog.tsx').then(({ Dialog }) => Dialog)),
  run: lazyPart(() => import('./run-dialog.tsx').then(({ Dialog }) => Dialog)),
  reword: lazyPart(() => import('./reword-dialog.tsx').then(({ Dialog }) => Dialog)),
}

interface DialogsProps extends Omit<DialogProps, 'isOpen' | 'close'> {
  open: Signal<DialogName | null>
}

/** Dialogs that load when they open first, and keep what was entered after they close. */
export function Dialogs({ open, ...dialogProps }: DialogsProps) {
  const opened = useSignal<readonly DialogName[]>([])
  const name = open.value
  useEffect(() => {
    if (name && !opened.peek().includes(name)) opened.value = [...opened.peek(), name]
  }, [name])
  return (
    <>
      {opened.value.map((each) => {
        const Dialog = dialogs[each]
        return <Dialog key={each} {...dialogProps} isOpen={name === each} close={() => (open.value = null)} />
      })}
    </>
  )
}

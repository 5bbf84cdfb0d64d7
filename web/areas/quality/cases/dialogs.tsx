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
  /** The cases that are meant: those that are chosen, else all that are shown. */
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

/** Each loaded when it is asked for. One that was opened stays, so that what was filled in stays, too. */
export function Dialogs({ open, ...rest }: DialogsProps) {
  const seen = useSignal<readonly DialogName[]>([])
  const name = open.value
  useEffect(() => {
    if (name && !seen.peek().includes(name)) seen.value = [...seen.peek(), name]
  }, [name])
  return (
    <>
      {seen.value.map((one) => {
        const Dialog = dialogs[one]
        return <Dialog key={one} {...rest} isOpen={name === one} close={() => (open.value = null)} />
      })}
    </>
  )
}

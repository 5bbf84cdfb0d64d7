import { useSignal } from '@preact/signals'
import { useRef } from 'preact/hooks'
import { repeatKeys } from '../../client/repeat-key.ts'
import { type Imported, type Layout, importFile } from './imported.ts'

export type Step =
  | { at: 'choose' }
  | { at: 'reading'; file: File }
  | { at: 'preview'; file: File; imported: Imported; layout?: Layout | undefined }
  /** `again` does what failed once more. */
  | { at: 'failed'; file: File; error: unknown; again: () => Promise<void> }

/** Where the cases of a file go. */
export interface Importing {
  /** The operation that reads the file, with what it needs in its query. */
  address: () => string
  /** What must be done before they are added. */
  before?: () => Promise<unknown>
  /** They were added. */
  added: (imported: Imported) => unknown
}

const keys = repeatKeys()

/** An import from its file to its cases: read first, shown, and added only then. */
export function useImport({ address, before, added }: Importing, close: () => void) {
  const step = useSignal<Step>({ at: 'choose' })
  const reading = useRef<AbortController | null>(null)

  async function look(file: File, layout?: Layout): Promise<void> {
    reading.current?.abort()
    const own = new AbortController()
    reading.current = own
    step.value = { at: 'reading', file }
    try {
      const imported = await importFile(address(), { file, layout, isPreview: true, signal: own.signal })
      if (own.signal.aborted) return
      step.value = { at: 'preview', file, imported, layout: layout ?? imported.layout }
    } catch (error) {
      if (own.signal.aborted) return
      step.value = { at: 'failed', file, error, again: () => look(file, layout) }
    }
  }

  async function add(): Promise<void> {
    const now = step.peek()
    if (now.at !== 'preview') return
    const { file, layout } = now
    try {
      await before?.()
      const sent = [address(), file.name, file.size, file.lastModified, layout]
      const idempotencyKey = keys.keyFor(sent)
      const imported = await importFile(address(), { file, layout, isPreview: false, idempotencyKey })
      keys.renew()
      await added(imported)
      reset()
      close()
    } catch (error) {
      step.value = { at: 'failed', file, error, again: () => addAgain(now) }
    }
  }

  async function addAgain(preview: Step) {
    step.value = preview
    await add()
  }

  function reset() {
    reading.current?.abort()
    step.value = { at: 'choose' }
  }
  return { step, look, add, reset }
}

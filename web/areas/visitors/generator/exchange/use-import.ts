import { useSignal } from '@preact/signals'
import { useRef } from 'preact/hooks'
import { repeatKeys } from '../../../../client/repeat-key.ts'
import { announce } from '../../../../parts/announce.tsx'
import { toast } from '../../../../parts/toasts.tsx'
import { texts } from '../../../../texts/en/generator-exchange.ts'
import { flush, reread } from '../open-session.ts'
import { generated, lastStep, session, wayBack } from '../store.ts'
import { type Imported, type Layout, importFile } from './imported.ts'

export type Step =
  | { at: 'choose' }
  | { at: 'reading'; file: File }
  | { at: 'preview'; file: File; imported: Imported; layout?: Layout | undefined }
  /** `again` does what failed once more. */
  | { at: 'failed'; file: File; error: unknown; again: () => Promise<void> }

const keys = repeatKeys()

/** An import from its file to its cases: read first, shown, and added only then. */
export function useImport(close: () => void) {
  const step = useSignal<Step>({ at: 'choose' })
  const reading = useRef<AbortController | null>(null)

  async function look(file: File, layout?: Layout): Promise<void> {
    reading.current?.abort()
    const own = new AbortController()
    reading.current = own
    const sessionId = session.peek()?.sessionId ?? ''
    step.value = { at: 'reading', file }
    try {
      const imported = await importFile({ sessionId, file, layout, isPreview: true, signal: own.signal })
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
    const sessionId = session.peek()?.sessionId ?? ''
    try {
      // They come behind what the service has.
      await flush()
      const sent = [sessionId, file.name, file.size, file.lastModified, layout]
      const idempotencyKey = keys.keyFor(sent)
      const { testCases } = await importFile({ sessionId, file, layout, isPreview: false, idempotencyKey })
      keys.renew()
      // What was imported is work of somebody: a new generation asks before it takes its place.
      const before = generated.peek()
      const earlier = lastStep()
      await reread({ undoable: true })
      generated.value = before
      announce(texts.added(testCases.length))
      toast(texts.added(testCases.length), wayBack(earlier))
      reset()
      close()
    } catch (error) {
      step.value = {
        at: 'failed',
        file,
        error,
        again: async () => {
          step.value = now
          await add()
        },
      }
    }
  }

  function reset() {
    reading.current?.abort()
    step.value = { at: 'choose' }
  }
  return { step, look, add, reset }
}

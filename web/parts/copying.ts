import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { texts } from '../texts/en/parts.ts'
import { announce } from './announce.tsx'

const saidMs = 2_500

/** Copies a text, and says for a moment what came of it. Where the browser forbids copying, `select` marks the text, to be copied by keys. */
export function useCopying(text: string, select: () => void) {
  const said = useSignal('')
  useEffect(() => {
    if (!said.value) return
    const timer = setTimeout(() => (said.value = ''), saidMs)
    return () => clearTimeout(timer)
  }, [said.value])
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      said.value = texts.copied
    } catch {
      select()
      said.value = texts.copyByKeys
    }
    announce(said.value)
  }
  return { said: said.value, copy }
}

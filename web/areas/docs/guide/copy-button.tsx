import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { announce } from '../../../parts/announce.tsx'
import { texts } from '../../../texts/en/docs.ts'

/** Copies a text. Where the browser forbids that, the text is selected instead, to be copied by hand. */
export function CopyButton({ text, label, select }: { text: string; label: string; select: () => void }) {
  const said = useSignal('')
  useEffect(() => {
    if (!said.value) return
    const timer = setTimeout(() => (said.value = ''), 2000)
    return () => clearTimeout(timer)
  }, [said.value])
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      said.value = texts.copied
    } catch {
      select()
      said.value = texts.copyByHand
    }
    announce(said.value)
  }
  return (
    <button type="button" class="copy" aria-label={texts.copyNamed(label)} onClick={() => void copy()}>
      {said.value || texts.copy}
    </button>
  )
}

import { useCopying } from '../../../parts/copying.ts'
import { texts } from '../../../texts/en/docs.ts'

/** Copies a text of a guide. */
export function CopyButton({ text, label, select }: { text: string; label: string; select: () => void }) {
  const { said, copy } = useCopying(text, select)
  return (
    <button type="button" class="copy" aria-label={texts.copyNamed(label)} onClick={() => void copy()}>
      {said || texts.copy}
    </button>
  )
}

import { useSignal } from '@preact/signals'
import { Button } from './button.tsx'

interface FirstOptions {
  first?: number
  /** What the button says, by how many are left. */
  words: (left: number) => string
}

/** The first of many, and a button for the next. */
export function useFirst<T>(all: readonly T[], { first = 40, words }: FirstOptions) {
  const most = useSignal(first)
  const shown = all.slice(0, most.value)
  const left = all.length - shown.length
  const more = left > 0 && (
    <Button small act={() => (most.value = most.peek() * 5)}>
      {words(left)}
    </Button>
  )
  return { shown, more }
}

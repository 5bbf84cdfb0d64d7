import { useSignal } from '@preact/signals'
import { Button } from '../../../../parts/button.tsx'
import { texts } from '../../../../texts/en/generator-coverage.ts'

/** The first of many rows or drawings, and a button for the next. */
export function useFirst<T>(rows: readonly T[], first = 40) {
  const most = useSignal(first)
  const shown = rows.slice(0, most.value)
  const left = rows.length - shown.length
  const more = left > 0 && (
    <Button small act={() => (most.value = most.peek() * 5)}>
      {texts.moreRows(left)}
    </Button>
  )
  return { shown, more }
}

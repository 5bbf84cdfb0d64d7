import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { texts } from '../texts/en/parts.ts'
import { Button } from './button.tsx'
import './long-text.css'

const longAt = 500

interface LongTextProps {
  text: string
  /** How it is shown, where that is more than its words. */
  children?: ComponentChildren
}

/** What somebody wrote, with its lines; a long text shows its beginning first. */
export function LongText({ text, children = text }: LongTextProps) {
  const isOpen = useSignal(false)
  const isLong = text.length > longAt || text.split('\n').length > 5
  return (
    <>
      <p class={isLong && !isOpen.value ? 'long-text short' : 'long-text'} dir="auto">
        {children}
      </p>
      {isLong && (
        <Button kind="link" expanded={isOpen.value} act={() => void (isOpen.value = !isOpen.value)}>
          {isOpen.value ? texts.showLess : texts.showAll}
        </Button>
      )}
    </>
  )
}

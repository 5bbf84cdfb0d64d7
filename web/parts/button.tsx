import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { messageOf } from '../client/refusal.ts'
import { isAsking } from './confirm.tsx'
import { toast } from './toasts.tsx'

interface ButtonProps {
  /** What it does. While that goes on it cannot be pressed again; a failure nobody caught is told in a toast. */
  act: () => unknown
  children: ComponentChildren
  /** What it says while it is at work. */
  busy?: string
  kind?: 'primary' | 'plain' | 'danger' | 'quiet' | 'link' | 'row'
  small?: boolean
  label?: string | undefined
  disabled?: boolean
  pressed?: boolean
  expanded?: boolean
}

/** A button that says what it is doing. It stays focusable meanwhile, so that the keyboard is not lost. */
export function Button({
  act,
  children,
  busy,
  kind = 'plain',
  small,
  label,
  disabled,
  pressed,
  expanded,
}: ButtonProps) {
  const [isBusy, setBusy] = useState(false)
  async function press() {
    if (isBusy || disabled) return
    const work = act()
    if (!(work instanceof Promise)) return
    setBusy(true)
    try {
      await work
    } catch (error) {
      toast(messageOf(error), { kind: 'fault' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <button
      type="button"
      class={kind === 'link' || kind === 'row' ? kind : `button ${kind}${small ? ' small' : ''}`}
      aria-disabled={isBusy || disabled ? 'true' : undefined}
      aria-label={label}
      aria-pressed={pressed}
      aria-expanded={expanded}
      onClick={() => void press()}
    >
      {isBusy && busy && !isAsking.value ? busy : children}
    </button>
  )
}

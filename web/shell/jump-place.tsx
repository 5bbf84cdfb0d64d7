import { signal } from '@preact/signals'
import type { ComponentType } from 'preact'
import { useEffect } from 'preact/hooks'
import { unreachable } from '../client/refusal.ts'
import { toast } from '../parts/toasts.tsx'
import { closeJump, isJumpOpen } from './jump-open.ts'

const loaded = signal<{ Jump: ComponentType } | null>(null)

/** The finder is loaded when somebody wants it for the first time. */
export function JumpPlace() {
  const isOpen = isJumpOpen.value
  useEffect(() => {
    if (isOpen && !loaded.peek()) void load()
  }, [isOpen])
  const Jump = loaded.value?.Jump
  return isOpen && Jump ? <Jump /> : null
}

async function load() {
  try {
    loaded.value = await import('./jump.tsx')
  } catch {
    closeJump()
    toast(unreachable().message, { kind: 'fault' })
  }
}

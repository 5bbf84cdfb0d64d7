import { signal } from '@preact/signals'

export const isJumpOpen = signal(false)
export const openJump = () => void (isJumpOpen.value = true)
export const closeJump = () => void (isJumpOpen.value = false)

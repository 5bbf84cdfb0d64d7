import { useEffect, useRef } from 'preact/hooks'
import { useRead } from '../../../parts/read.ts'

/** Reads when the component appears, and anew when `keys` change. What was read stays until then: who has pressed a row in it keeps the focus, and nothing jumps. */
export function useKeptRead<T>(read: () => Promise<T>, keys: readonly unknown[]) {
  const { reading, again } = useRead(read, [])
  const isFirst = useRef(true)
  useEffect(() => {
    if (!isFirst.current) void again()
    isFirst.current = false
  }, keys)
  return { reading, again }
}

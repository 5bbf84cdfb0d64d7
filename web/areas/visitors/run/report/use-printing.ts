import { type Signal, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'

/** Whether the page is being printed: then everything is opened, because paper cannot be. */
export function usePrinting(): Signal<boolean> {
  const isPrinting = useSignal(false)
  useEffect(() => {
    const begin = () => (isPrinting.value = true)
    const end = () => (isPrinting.value = false)
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting
}

import { type Signal, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'

const waitMs = 5_000

/** Prints the report as a whole, once its pictures are there. */
export async function printWhole(isPrinting: Signal<boolean>): Promise<void> {
  isPrinting.value = true
  await new Promise(requestAnimationFrame)
  const pictures = [...document.querySelectorAll<HTMLImageElement>('.report img')]
  const loaded = Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, waitMs))])
  print()
}

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

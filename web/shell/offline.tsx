import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { texts } from '../texts/en/parts.ts'

const isOffline = signal(false)

/** Says that there is no connection as long as there is none. */
export function Offline() {
  useEffect(() => {
    const look = () => (isOffline.value = !navigator.onLine)
    look()
    addEventListener('online', look)
    addEventListener('offline', look)
    return () => {
      removeEventListener('online', look)
      removeEventListener('offline', look)
    }
  }, [])
  return (
    <div class="offline" role="status">
      {isOffline.value && <p>{texts.offline}</p>}
    </div>
  )
}

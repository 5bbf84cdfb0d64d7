import { useEffect } from 'preact/hooks'

const beforeMs = 60_000

/** Links of evidence end after an hour; a report that stays open gets new ones before. */
export function useFreshLinks(expiresAt: string, renew: () => Promise<void>): void {
  useEffect(() => {
    const timer = setTimeout(
      () => void renew(),
      Math.max(beforeMs, Date.parse(expiresAt) - Date.now() - beforeMs),
    )
    return () => clearTimeout(timer)
  }, [expiresAt])
}
